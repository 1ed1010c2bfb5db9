import { expect, it } from '@jest/globals';
import { importTable } from './importTable';
import { lintFiles } from './lintFiles';

const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  'shared-ui/src/a.tsx': ['react', 'shared-ui/router'],
  'shared-ui/src/router/index.ts': ['react-router-dom'],
  'shared-state/src/a.ts': ['mobx'],
  'mfe-catalog/src/a.tsx': ['shared-state', './product/ProductCard', '../../product/ProductCard'],
  'mfe-catalog/src/standalone/bootstrap.tsx': ['stand-in'],
  'mfe-catalog/pictures/a.ts': ['sharp'],
  'mfe-outlet/src/a.tsx': ['shared-ui'],
  'remote-loader/src/a.ts': ['@module-federation/enhanced/runtime'],
  'host/src/a.tsx': ['remote-loader'],
  'host/src/a.data.ts': ['mfe-catalog/sections'],
  'host/src/a.test.ts': ['@jest/globals', 'node:fs'],
  'host/src/offline/worker/pictures.ts': ['workbox-strategies'],
  'benchmarks/a.ts': ['tooling/serve', 'node:timers/promises'],
  'tooling/src/serve/a.ts': ['../build/pages/builtPages'],
  'tooling/src/release/move/a.ts': ['../../serve/headers'],
};

const REFUSED: Readonly<Record<string, readonly string[]>> = {
  'shared-ui/src/a.tsx': ['shared-state', 'mobx', 'react-router-dom', '../../shared-state/src'],
  'shared-state/src/a.ts': ['shared-ui', 'mobx-react-lite', 'reactive'],
  'mfe-catalog/src/a.tsx': ['host', 'stand-in', 'remote-loader', 'react-router-dom'],
  'mfe-catalog/src/standalone/bootstrap.tsx': ['tooling/apps'],
  'mfe-catalog/pictures/a.ts': ['tooling/apps'],
  'mfe-cart-checkout/src/a.tsx': ['mfe-catalog', 'mfe_catalog/Landing'],
  'mfe-cart-checkout/src/pages/a.tsx': ['../../../mfe-catalog/src/expose/Landing'],
  'mfe-outlet/src/a.tsx': ['host', '../../host/src/routes', '@module-federation/enhanced/runtime'],
  'remote-loader/src/a.ts': ['react'],
  'stand-in/src/a.tsx': ['tooling/apps'],
  'host/src/a.tsx': [
    'react-router-dom',
    'workbox-strategies',
    '@module-federation/enhanced/runtime',
  ],
  'host/src/b.tsx': ['mfe_catalog/Landing', 'mfe-catalog/sections'],
  'host/src/c.tsx': ['../../mfe-catalog/src/expose/Landing', '../../mfe-outlet/src/expose/Outlet'],
  'host/src/a.data.ts': ['mfe-catalog/records'],
  'benchmarks/a.ts': ['shared-state', '../tooling/src/serve/serveShop'],
  'tooling/src/workspace/a.ts': ['../build/build'],
  'tooling/src/build/a.ts': ['../serve/headers'],
  'tooling/src/build/webpack/a.mjs': ['../../serve/headers.ts'],
  'tooling/src/serve/a.ts': ['../release/store/artifactStore'],
  'tooling/src/release/move/a.ts': ['../../command/weft'],
};

it('permits only the imports of each file’s room, also in a new remote', async () => {
  const importsOf = (file: string) => [...(ALLOWED[file] ?? []), ...(REFUSED[file] ?? [])];
  const texts = Object.keys({ ...ALLOWED, ...REFUSED }).map((file) => {
    const lines = importsOf(file).map((name) => `import '${name}';\n`);
    return [file, lines.join('')] as const;
  });
  const found = await lintFiles(Object.fromEntries(texts), { overrides: importTable() });
  const refused = found.map(({ file, line }) => [file, importsOf(file)[line - 1]]);
  const expected = Object.entries(REFUSED).flatMap(([file, names]) =>
    names.map((name) => [file, name]),
  );
  expect(refused.sort()).toEqual(expected.sort());
});
