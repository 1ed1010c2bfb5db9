import { expect, it } from '@jest/globals';
import { importTable } from './importTable';
import { lintFiles } from './lintFiles';

const ALLOWED = [
  ['shared-ui/src/a.tsx', 'react'],
  ['shared-ui/src/a.tsx', 'shared-ui/router'],
  ['shared-ui/src/router/index.ts', 'react-router-dom'],
  ['shared-state/src/a.ts', 'mobx'],
  ['mfe-catalog/src/a.tsx', 'shared-state'],
  ['mfe-catalog/src/standalone/bootstrap.tsx', 'stand-in'],
  ['mfe-outlet/src/a.tsx', 'shared-ui'],
  ['mfe-catalog/src/a.tsx', './product/ProductCard'],
  ['mfe-catalog/src/a.tsx', '../../product/ProductCard'],
  ['remote-loader/src/a.ts', '@module-federation/enhanced/runtime'],
  ['host/src/a.tsx', 'remote-loader'],
  ['host/src/a.data.ts', 'mfe-catalog/sections'],
  ['host/src/a.test.ts', '@jest/globals'],
  ['host/src/offline/worker/pictures.ts', 'workbox-strategies'],
  ['host/src/a.test.ts', 'node:fs'],
  ['tooling/src/serve/a.ts', '../build/pages/builtPages'],
  ['benchmarks/a.ts', 'tooling/serve'],
  ['benchmarks/a.ts', 'node:timers/promises'],
  ['mfe-catalog/pictures/a.ts', 'sharp'],
  ['tooling/src/release/move/a.ts', '../../serve/headers'],
] as const;

const REFUSED = [
  ['shared-ui/src/a.tsx', 'shared-state'],
  ['tooling/src/build/a.ts', '../serve/headers'],
  ['tooling/src/build/webpack/a.mjs', '../../serve/headers.ts'],
  ['tooling/src/serve/a.ts', '../release/store/store'],
  ['tooling/src/workspace/a.ts', '../build/build'],
  ['tooling/src/release/move/a.ts', '../../command/weft'],
  ['shared-ui/src/a.tsx', 'mobx'],
  ['shared-ui/src/a.tsx', 'react-router-dom'],
  ['shared-ui/src/a.tsx', '../../shared-state/src'],
  ['shared-state/src/a.ts', 'shared-ui'],
  ['shared-state/src/a.ts', 'mobx-react-lite'],
  ['shared-state/src/a.ts', 'reactive'],
  ['benchmarks/a.ts', 'shared-state'],
  ['benchmarks/a.ts', '../tooling/src/serve/serveShop'],
  ['mfe-catalog/pictures/a.ts', 'tooling/apps'],
  ['mfe-catalog/src/a.tsx', 'host'],
  ['mfe-catalog/src/a.tsx', 'stand-in'],
  ['mfe-catalog/src/standalone/bootstrap.tsx', 'tooling/apps'],
  ['stand-in/src/a.tsx', 'tooling/apps'],
  ['host/src/a.tsx', 'workbox-strategies'],
  ['mfe-catalog/src/a.tsx', 'mfe-cart-checkout'],
  ['mfe-catalog/src/a.tsx', '../../../mfe-cart-checkout/src/expose/Cart'],
  ['mfe-catalog/src/a.tsx', 'react-router-dom'],
  ['mfe-cart-checkout/src/a.tsx', '@module-federation/enhanced/runtime'],
  ['host/src/a.tsx', '@module-federation/enhanced/runtime'],
  ['remote-loader/src/a.ts', 'react'],
  ['mfe-catalog/src/a.tsx', 'remote-loader'],
  ['mfe-account-auth/src/a.tsx', 'mfe_catalog/Landing'],
  ['host/src/a.tsx', 'mfe_catalog/Landing'],
  ['host/src/a.tsx', 'mfe-catalog/sections'],
  ['host/src/a.data.ts', 'mfe-catalog/records'],
  ['host/src/a.tsx', '../../mfe-catalog/src/expose/Landing'],
  ['host/src/a.tsx', '../../mfe-outlet/src/expose/Outlet'],
  ['mfe-outlet/src/a.tsx', 'host'],
  ['mfe-outlet/src/a.tsx', '../../host/src/routes'],
  ['host/src/a.tsx', 'react-router-dom'],
] as const;

it('permits only the imports of each file’s room, also in a new remote', async () => {
  const files: Record<string, string[]> = {};
  for (const [file, imported] of [...ALLOWED, ...REFUSED]) (files[file] ??= []).push(imported);
  const texts = Object.entries(files).map(
    ([file, of]) => [file, of.map((imported) => `import '${imported}';\n`).join('')] as const,
  );
  const found = await lintFiles(texts, { overrides: importTable() });
  const refused = found.map(({ file, line }) => String([file, files[file]?.[line - 1]]));
  expect(refused.sort()).toEqual(REFUSED.map(String).sort());
});
