import { remotes } from '../../workspace/apps';

/** Each remote without the host. */
const ALONE = remotes.map(({ folder }) => `${folder}/e2e/standalone`);

/**
 * The end-to-end tests that a change below a path can break, besides lint, types and unit tests. The first matching row
 * counts. A path without a row, or with null, can break anything.
 */
const SPECS: readonly (readonly [path: string, specs: readonly string[] | null])[] = [
  ['docs/operations/', ['host/e2e/release']],
  ['docs/', []],
  ['.github/', []],
  ['host/e2e/', ['host/e2e/']],
  ['host/engines/', []],
  // What every build uses.
  ['remote-loader/src/build/', null],
  [
    'remote-loader/src/',
    [
      'host/e2e/faults',
      'host/e2e/plugins',
      'host/e2e/release',
      'host/e2e/remotes',
      'tooling/e2e/loaderExample',
    ],
  ],
  ['remote-loader/', ['tooling/e2e/loaderExample']],
  ['host/src/remotes/', ['host/e2e/faults', 'host/e2e/remotes']],
  ['host/src/boot/', ['host/e2e/boot', 'host/e2e/changedHtml', 'host/e2e/takeover']],
  ['host/', ['host/e2e/shell', 'host/e2e/position', 'host/e2e/remotes', 'host/e2e/pages']],
  ['mfe-catalog/pictures/', []],
  ['mfe-catalog/media/', ['host/e2e/pictures']],
  ['mfe-catalog/src/media/', ['host/e2e/pictures']],
  ['mfe-catalog/', ['host/e2e/catalog', 'host/e2e/pages']],
  ['mfe-cart-checkout/', ['host/e2e/cart-checkout', 'host/e2e/pages']],
  ['mfe-account-auth/', ['host/e2e/account', 'host/e2e/pages']],
  // Every page reads the stores.
  ['shared-state/', ['host/e2e/', ...ALONE]],
  ['shared-ui/workshop/', ['shared-ui/e2e/']],
  ['shared-ui/', ['shared-ui/e2e/', 'host/e2e/shell', 'host/e2e/reach']],
  ['benchmarks/', []],
  ['stand-in/', ALONE],
  ['tooling/e2e/', ['tooling/e2e/']],
  ['tooling/src/release/', ['host/e2e/release']],
  ['tooling/src/serve/', ['host/e2e/release', 'host/e2e/tools']],
  ['tooling/src/testing/jest/', []],
  ['tooling/src/checks/lint/', []],
  ['tooling/src/checks/changed/', []],
  // A remote without its own journeys.
  ...remotes.map(
    ({ folder }) => [`${folder}/`, [`${folder}/e2e/standalone`, 'host/e2e/pages']] as const,
  ),
];

/** The end-to-end tests that changed files can break: parts of paths, as arguments of Playwright, or `everything`. */
export function specsFor(files: readonly string[]): 'everything' | string[] {
  const specs: Set<string> = new Set();
  for (const file of files) {
    const found = specsOf(file);
    if (!found) return 'everything';
    for (const spec of found) specs.add(spec);
  }
  const all = [...specs].sort();
  // A folder's tests include its files' tests.
  return all.filter((spec) => !all.some((other) => other !== spec && spec.startsWith(other)));
}

/**
 * The unit tests that changed files can break although no test imports them: patterns of paths, for Jest. Documents quote the
 * texts of any source.
 */
export function unitsFor(files: readonly string[]): string[] {
  const rooms = files
    .filter((file) => !/\.(?:[cm]?[jt]sx?|md)$/.test(file))
    .map((file) => `/${file.split('/')[0]}/`);
  return ['tooling/src/checks/docs/', ...new Set(rooms)];
}

function specsOf(file: string) {
  if (/\/e2e\/[^/]+\.spec\.ts$/.test(file)) return [file];
  if (/\.test\.tsx?$|\.md$/.test(file)) return [];
  return SPECS.find(([path]) => file.startsWith(path))?.[1];
}
