import { hostScripts, pageScripts } from '../budgets/budgets.mjs';
import { bundleScripts } from './bundleScripts.mjs';

/** The highest ratio of the federated shop's scripts to those of one bundle, in bytes (ARCHITECTURE §6). */
export const MAXIMUM_TAX = 1.2;

/** What pages of the catalogue ask for, by their name there. */
const PAGES = ['Landing', 'Listing', 'ProductDetail'];

/** The ratio exceeds {@link MAXIMUM_TAX}. */
export class TaxError extends Error {
  /** @param {number} ratio */
  constructor(ratio) {
    super(`Federation costs ${ratio.toFixed(3)} of one bundle; ${MAXIMUM_TAX} is the limit.`);
    this.name = 'TaxError';
  }
}

/** @typedef {{ page: string, federated: number, bundled: number }} Tax bytes of brotli */

/**
 * Measures the scripts that pages load in the built shop, and in the same sources built as one bundle.
 *
 * @returns {Promise<Tax[]>}
 */
export async function measureTax() {
  const bundled = await bundleScripts(PAGES.map((page) => `mfe_catalog/${page}`));
  const ofHost = hostScripts();
  // Both have the first script of a page and the one that sets the theme.
  const first = ofHost.filter(({ file }) => /\/(?:boot|appearance)\./.test(file));
  return PAGES.map((page) => ({
    page,
    federated: sum([...ofHost, ...pageScripts(page)]),
    bundled: sum([...first, ...(bundled.get(`mfe_catalog/${page}`) ?? [])]),
  }));
}

/** @param {readonly Tax[]} taxes @returns {string} a table in Markdown */
export function tableOf(taxes) {
  const rows = taxes.map(({ page, federated, bundled }) => {
    const sizes = [federated, bundled].map((bytes) => `${(bytes / 1000).toFixed(1)} KB`);
    return `| ${page} | ${sizes.join(' | ')} | ${(federated / bundled).toFixed(3)} |`;
  });
  return ['| Page | Federated | One bundle | Ratio |', '|---|---|---|---|', ...rows].join('\n');
}

/** @param {readonly Tax[]} taxes @throws {TaxError} when federation costs more than it may */
export function checkTax(taxes) {
  const highest = Math.max(...taxes.map(({ federated, bundled }) => federated / bundled));
  if (highest > MAXIMUM_TAX) throw new TaxError(highest);
}

/** @param {readonly import('../budgets/budgets.mjs').Script[]} scripts */
function sum(scripts) {
  return scripts.reduce((total, { bytes }) => total + bytes, 0);
}
