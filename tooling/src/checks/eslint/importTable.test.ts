/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { Linter } from 'eslint';
import { apps, type App } from '../../workspace/apps';
import { importTable } from './importTable';

const FOURTH: App = {
  folder: 'mfe-outlet',
  role: 'remote',
  federationName: 'mfe_outlet',
  portOffset: 4,
};

describe('the import table', () => {
  it.each([
    ['shared-ui/src/a.tsx', 'react'],
    ['shared-ui/src/a.tsx', 'shared-ui/router'],
    ['shared-ui/src/router/index.ts', 'react-router-dom'],
    ['shared-state/src/a.ts', 'mobx'],
    ['mfe-catalog/src/a.tsx', 'shared-state'],
    ['mfe-catalog/src/standalone/bootstrap.tsx', 'stand-in'],
    ['mfe-catalog/src/a.tsx', './product/ProductCard'],
    ['mfe-catalog/src/a.tsx', '../../product/ProductCard'],
    ['remote-loader/src/a.ts', '@module-federation/enhanced/runtime'],
    ['host/src/a.tsx', 'remote-loader'],
    ['host/src/a.test.ts', '@jest/globals'],
    ['host/src/offline/worker/pictures.ts', 'workbox-strategies'],
    ['host/src/a.test.ts', 'node:fs'],
    ['tooling/src/serve/a.ts', '../build/pages/folders'],
    ['tooling/src/release/move/a.ts', '../../serve/headers'],
  ])('lets %s import %s', (file, imported) => {
    expect(complaints(file, imported)).toEqual([]);
  });

  it.each([
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
    ['host/src/a.tsx', '../../mfe-catalog/src/expose/Landing'],
    ['host/src/a.tsx', 'react-router-dom'],
  ])('refuses %s to import %s', (file, imported) => {
    expect(complaints(file, imported)).toHaveLength(1);
  });

  it.each(['host', 'mfe_catalog/Landing', '../../host/src/routes', 'react-router-dom'])(
    'holds for one more remote: it may not import %s',
    (imported) => {
      const table = importTable([...apps, FOURTH]);
      expect(complaints('mfe-outlet/src/a.tsx', imported, table)).toHaveLength(1);
      expect(complaints('mfe-outlet/src/a.tsx', 'shared-ui', table)).toEqual([]);
      const path = '../../mfe-outlet/src/expose/Outlet';
      expect(complaints('host/src/a.tsx', path, table)).toHaveLength(1);
    },
  );
});

function complaints(file: string, imported: string, table = importTable()): string[] {
  const linter = new Linter({ configType: 'flat' });
  return linter
    .verify(`import '${imported}';`, table, { filename: file })
    .map(({ message }) => message);
}
