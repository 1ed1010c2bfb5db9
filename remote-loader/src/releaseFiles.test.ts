import { beforeEach, describe, expect, it } from '@jest/globals';
import { contractBreach, filesOf, nameOfRelease, publishHashes } from './releaseFiles.ts';
import { parseManifest, type Manifest } from './formats/manifest.ts';

const content: Manifest = {
  name: 'mfe_cart_checkout',
  metaData: {
    remoteEntry: { name: 'assets/remoteEntry.8f5fc872d1bb.js' },
    buildInfo: { buildVersion: '1.0.0' },
    integrity: {
      'assets/remoteEntry.8f5fc872d1bb.js': 'sha384-e',
      'assets/a.js': 'sha384-a',
      'assets/a.css': 'sha384-s',
    },
  },
  exposes: [
    { name: 'Cart', assets: { js: { sync: ['assets/a.js'] }, css: { sync: ['assets/a.css'] } } },
  ],
  shared: [],
};

const release = {
  manifest: 'https://cart.example/7/mf-manifest.json',
  integrity: 'sha384-m',
  content,
};

describe('a release', () => {
  it.each([
    ['https://cart.example/7/mf-manifest.json', '7 1.0.0 8f5fc872d1bb'],
    ['https://cart.example/mf-manifest.json', '1.0.0 8f5fc872d1bb'],
  ])('at %s is called %s', (manifest, name) => {
    expect(nameOfRelease({ ...release, manifest })).toBe(name);
  });

  it('has a name even without a version or a hash', () => {
    const bare = { ...content, metaData: { remoteEntry: { name: 'remoteEntry.js' } } };
    expect(nameOfRelease({ ...release, content: bare })).toBe('7');
  });

  it('has its files at the manifest’s base address, in a folder or on another server', () => {
    const at = (publicPath: string): string[] => {
      const metaData = {
        ...content.metaData,
        publicPath,
        remoteEntry: { name: 'remoteEntry.8f5fc872d1bb.js', path: 'assets' },
      };
      const moved = { ...release, content: { ...content, metaData } };
      return filesOf('mfe_cart_checkout/Cart', moved).map(({ url }) => url);
    };
    const files = ['assets/remoteEntry.8f5fc872d1bb.js', 'assets/a.js', 'assets/a.css'];
    const below = (base: string): string[] => files.map((file) => base + file);
    expect(at('auto')).toEqual(below('https://cart.example/7/'));
    expect(at('/static/')).toEqual(below('https://cart.example/static/'));
    expect(at('https://cdn.example/')).toEqual(below('https://cdn.example/'));
  });

  it('has the entry first, then scripts and styles, each with its hash', () => {
    const script = { kind: 'script', release: 'sha384-m' };
    expect(filesOf('mfe_cart_checkout/Cart', release)).toMatchObject([
      { ...script, path: 'assets/remoteEntry.8f5fc872d1bb.js', integrity: 'sha384-e' },
      { ...script, path: 'assets/a.js', integrity: 'sha384-a' },
      { ...script, path: 'assets/a.css', integrity: 'sha384-s', kind: 'style' },
    ]);
  });

  it('is refused if its manifest has no hash for a file', () => {
    const integrity = { ...content.metaData.integrity, 'assets/a.css': '' };
    const metaData = { ...content.metaData, integrity };
    const incomplete = { ...release, content: { ...content, metaData } };
    expect(() => filesOf('mfe_cart_checkout/Cart', incomplete)).toThrow(
      `${release.manifest} has no hash for assets/a.css.`,
    );
  });

  it('has no hashes if the pointer has no hash for it', () => {
    const files = filesOf('mfe_cart_checkout/Cart', { ...release, integrity: '' });
    expect(files.map(({ integrity }) => integrity)).toEqual(['', '', '']);
  });
});

describe('the hashes of files that a release loads by itself', () => {
  beforeEach(() => {
    globalThis.remoteIntegrity = undefined;
  });

  it('are published by address, and kept when another release publishes its own', () => {
    publishHashes(release);
    publishHashes({ ...release, manifest: 'https://cart.example/8/mf-manifest.json' });
    expect(globalThis.remoteIntegrity?.get('https://cart.example/7/assets/a.js')).toBe('sha384-a');
    expect(globalThis.remoteIntegrity?.get('https://cart.example/8/assets/a.js')).toBe('sha384-a');
  });

  it('are not published if the pointer has no hash for the manifest, and may be missing', () => {
    publishHashes({ ...release, integrity: '' });
    expect(globalThis.remoteIntegrity).toBeUndefined();
    const metaData = { remoteEntry: { name: 'e' } };
    publishHashes({ ...release, content: { ...content, metaData } });
    expect(globalThis.remoteIntegrity?.size).toBe(0);
  });
});

describe('the contract', () => {
  const needing = (requiredVersion?: string): Manifest => ({
    ...content,
    shared: [{ name: 'shared-state', ...(requiredVersion ? { requiredVersion } : {}) }],
  });

  it.each([
    ['^1.2.3', '1.10.0', null],
    [undefined, '1.0.0', null],
    ['^1.2.3', '2.0.0', 'It needs shared-state ^1.2.3, but the host provides 2.0.0.'],
    ['x^1.2.3', '1.2.3', 'It needs shared-state x^1.2.3, but the host provides 1.2.3.'],
    ['*', undefined, 'It needs shared-state *, but the host provides none.'],
  ])('%s and the version %s: %s', (range, version, breach) => {
    const provided = version ? { 'shared-state': version } : {};
    expect(contractBreach(needing(range), provided)).toBe(breach);
  });
});

describe('parseManifest', () => {
  const URL = 'https://cart.example/7/mf-manifest.json';

  it.each([
    null,
    'text',
    { ...content, metaData: undefined },
    { ...content, metaData: {} },
    { ...content, metaData: { remoteEntry: { name: 5 } } },
    { ...content, exposes: {} },
    { ...content, shared: undefined },
  ])('refuses %j', (value) => {
    expect(() => parseManifest(URL, JSON.stringify(value))).toThrow(`${URL} is not a manifest.`);
  });
});
