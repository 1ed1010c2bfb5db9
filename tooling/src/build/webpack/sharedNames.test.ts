import { join } from 'node:path';
import federation from '@module-federation/enhanced/webpack';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { runWebpack } from '../../testing/runWebpack';
import { providedNames, usedNames } from './sharedNames';
import { temporaryFolder } from '../../testing/temporaryFolder';
import { writeFiles } from '../../testing/writeFiles';

const FILES = {
  'node_modules/shared-ui/package.json': '{ "name": "shared-ui", "version": "1.0.0" }',
  'node_modules/shared-ui/index.js': `
    export { Button } from './button.js';
    export * from './prices.js';
  `,
  'node_modules/shared-ui/button.js': `
    import { useCart } from 'shared-state';
    export const Button = () => useCart();
  `,
  'node_modules/shared-ui/prices.js': 'export const Price = 1; export const formatPrice = 2;',
  'node_modules/shared-state/package.json': '{ "name": "shared-state", "version": "1.0.0" }',
  'node_modules/shared-state/index.js': 'export const useCart = 1; export const toAmount = 2;',
  'src/Page.js': `
    import { Button } from 'shared-ui';
    import { unusedPart, part } from './part.js';
    export default () => [Button, part, import('./later.js')];
  `,
  'src/part.js': `
    import { formatPrice as format, Price } from 'shared-ui';
    export const part = () => format();
    export const unusedPart = () => Price;
  `,
  'src/later.js': "import { toAmount } from 'shared-state'; export const later = toAmount;",
};

const PACKAGES = ['shared-ui', 'shared-state'];
const SETTINGS = { singleton: true, version: '1.0.0', requiredVersion: '^1.0.0' };

let names: { used: object; provided: object };

beforeAll(async () => {
  const folder = temporaryFolder();
  writeFiles(folder, FILES);
  await runWebpack({
    context: folder,
    mode: 'production',
    entry: {},
    output: { path: join(folder, 'dist'), publicPath: 'auto' },
    optimization: { minimize: false },
    infrastructureLogging: { level: 'error' },
    plugins: [
      new federation.ModuleFederationPlugin({
        name: 'mfe_fixture',
        exposes: { './Page': './src/Page.js' },
        shared: Object.fromEntries(PACKAGES.map((name) => [name, SETTINGS])),
        dts: false,
        manifest: {
          additionalData: ({ stats, compilation }) => {
            const used = usedNames(compilation, PACKAGES);
            names = { used, provided: providedNames(compilation, PACKAGES) };
            return stats;
          },
        },
      }),
    ],
  });
});

describe('a build, whose packages are sorted', () => {
  it('uses the imports of its own code from the shared packages, later chunks included', () => {
    // Imports of its copy of shared-ui, and of unused code, do not count.
    expect(Object.entries(names.used)).toEqual([
      ['shared-state', ['toAmount']],
      ['shared-ui', ['Button', 'formatPrice']],
    ]);
  });

  it('provides all exports of its copies', () => {
    expect(Object.entries(names.provided)).toEqual([
      ['shared-state', ['toAmount', 'useCart']],
      ['shared-ui', ['Button', 'Price', 'formatPrice']],
    ]);
  });
});
