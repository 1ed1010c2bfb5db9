import { describe, expect, it } from '@jest/globals';
import { remotes, rooms } from '../../workspace/apps';
import { files } from '../docs/files';
import { specsFor, unitsFor } from './specsFor';

const inHost = (...names: string[]) => names.map((name) => `host/e2e/${name}`);

describe('specsFor', () => {
  it.each([
    ['mfe-catalog/src/detail/Gallery.tsx', inHost('catalog', 'pages')],
    ['mfe-catalog/src/media/ScenePicture.tsx', inHost('pictures')],
    [
      'remote-loader/src/Remote.ts',
      [...inHost('faults', 'plugins', 'release', 'remotes'), 'tooling/e2e/loaderExample'],
    ],
    ['docs/operations/nginx.conf', inHost('release')],
    ['docs/pages.md', []],
    ['shared-state/src/cart/CartStore.test.ts', []],
    ['tooling/e2e/dev.spec.ts', ['tooling/e2e/dev.spec.ts']],
  ])('%s can break %j', (file, specs) => {
    expect(specsFor([file])).toEqual(specs);
  });

  it('a change of the stores can break every journey, with and without the host', () => {
    expect(specsFor(['shared-state/src/cart/CartStore.ts'])).toEqual([
      'host/e2e/',
      ...remotes.map(({ folder }) => `${folder}/e2e/standalone`).sort(),
    ]);
  });

  it('lists each test once', () => {
    const edited = ['host/e2e/shop.ts', 'host/e2e/boot.spec.ts', 'mfe-cart-checkout/src/a.ts'];
    expect(specsFor(edited)).toEqual(['host/e2e/']);
  });

  it.each(['package.json', 'tooling/src/build/a.ts', 'remote-loader/src/build/a.ts'])(
    '%s can break everything',
    (file) => {
      expect(specsFor(['docs/pages.md', file])).toBe('everything');
    },
  );

  it('has a row for each room, and only existing tests', () => {
    for (const room of rooms.filter((name) => !['benchmarks', 'tooling'].includes(name))) {
      const specs = specsFor([`${room}/src/index.ts`]);
      expect(specs).not.toBe('everything');
      expect(specs).not.toEqual([]);
      for (const spec of specs) {
        const start = spec.endsWith('/') ? spec : `${spec}.`;
        expect([spec, files.some((file) => file.startsWith(start))]).toEqual([spec, true]);
      }
    }
  });
});

describe('unitsFor', () => {
  it('data and style sheets can break every unit test of their room, and any file those of the documents', () => {
    const catalogue = 'mfe-catalog/catalogue/men/shirts.json';
    const edited = ['host/src/App.tsx', catalogue, 'mfe-catalog/src/detail/Gallery.module.scss'];
    expect(unitsFor(edited)).toEqual(['tooling/src/checks/docs/', '/mfe-catalog/']);
    expect(unitsFor(['docs/pages.md'])).toEqual(['tooling/src/checks/docs/']);
  });
});
