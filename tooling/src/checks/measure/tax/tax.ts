import type { Script } from '../../../build/budgets/budgets';
import { hostScripts, pageScripts } from '../../../build/budgets/budgets';
import { bundleScripts } from './bundleScripts';

/** The measured pages of the catalogue, by name. */
const PAGES = ['Landing', 'Listing', 'ProductDetail'];

/** bytes (brotli) */
export type Tax = { page: string; federated: number; bundled: number };

/** Measures the scripts that pages load in the built shop, and in the same sources built as one bundle. */
export async function measureTax(): Promise<Tax[]> {
  const bundled = await bundleScripts(PAGES.map((page) => `mfe_catalog/${page}`));
  const ofHost = hostScripts();
  // Both load a page's first script and the theme script.
  const first = ofHost.filter(({ file }) => /\/(?:boot|appearance)\./.test(file));
  return PAGES.map((page) => ({
    page,
    federated: sum([...ofHost, ...pageScripts(page)]),
    bundled: sum([...first, ...(bundled.get(`mfe_catalog/${page}`) ?? [])]),
  }));
}

/** @returns a Markdown table */
export function tableOf(taxes: readonly Tax[]): string {
  const rows = taxes.map(({ page, federated, bundled }) => {
    const sizes = [federated, bundled].map((bytes) => `${(bytes / 1000).toFixed(1)} KB`);
    return `| ${page} | ${sizes.join(' | ')} | ${(federated / bundled).toFixed(3)} |`;
  });
  return ['| Page | Federated | One bundle | Ratio |', '|---|---|---|---|', ...rows].join('\n');
}

function sum(scripts: readonly Script[]) {
  return scripts.reduce((total, { bytes }) => total + bytes, 0);
}
