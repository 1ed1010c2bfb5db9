import { describe, expect, it } from '@jest/globals';
import { RemoteIntegrity } from './RemoteIntegrity';

const MANIFEST = 'https://catalog.example/7/mf-manifest.json';

describe('RemoteIntegrity', () => {
  it('knows the hash of a manifest that the pointer vouches for, and of no other', () => {
    const integrity = new RemoteIntegrity();
    integrity.trust({ [MANIFEST]: 'sha384-m' });
    expect(integrity.ofManifest(MANIFEST)).toBe('sha384-m');
    expect(integrity.ofManifest('https://catalog.example/6/mf-manifest.json')).toBe('');
  });

  it("finds a file's hash beside the manifest that names it", () => {
    const integrity = new RemoteIntegrity();
    integrity.trust({ [MANIFEST]: 'sha384-m' });
    integrity.learn(MANIFEST, { metaData: { integrity: { 'assets/a.js': 'sha384-a' } } });
    expect(integrity.ofFile('https://catalog.example/7/assets/a.js')).toBe('sha384-a');
    expect(integrity.ofFile('https://catalog.example/6/assets/a.js')).toBe('');
  });

  it('learns nothing from a manifest that nobody vouches for', () => {
    const integrity = new RemoteIntegrity();
    integrity.learn(MANIFEST, { metaData: { integrity: { 'assets/a.js': 'sha384-a' } } });
    expect(integrity.ofFile('https://catalog.example/7/assets/a.js')).toBe('');
  });

  it('takes a manifest without hashes', () => {
    const integrity = new RemoteIntegrity();
    integrity.trust({ [MANIFEST]: 'sha384-m' });
    integrity.learn(MANIFEST, { metaData: {} });
    expect(integrity.ofFile('https://catalog.example/7/assets/a.js')).toBe('');
  });
});
