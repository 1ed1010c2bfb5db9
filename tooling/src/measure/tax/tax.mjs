import { hostScripts, pageScripts } from '../budgets/budgets.mjs';
import { bundleScripts } from './bundleScripts.mjs';

/** What pages of the catalogue ask for, by their name there. */
const PAGES = ['Landing', 'Listing', 'ProductDetail'];

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

/** @param {readonly import('../budgets/budgets.mjs').Script[]} scripts */
function sum(scripts) {
  return scripts.reduce((total, { bytes }) => total + bytes, 0);
}
