import { describe, expect, it } from '@jest/globals';
import { checkOverrides } from './overrides.ts';
import { EMPTY_POINTER, type ReleasePointer } from './formats/pointer.ts';

const PREVIEW = 'https://preview.example.com';

/** A pointer that permits these origins for overrides. */
const permitting = (...overrideOrigins: string[]): ReleasePointer => ({
  ...EMPTY_POINTER,
  remotes: {
    mfe_catalog: { manifest: 'https://catalog.example.com/mf-manifest.json', integrity: '' },
    mfe_cart_checkout: { manifest: 'https://cart.example.com/mf-manifest.json', integrity: '' },
  },
  overrideOrigins,
});

describe('overrides of remotes', () => {
  it.each([
    ['http://localhost:4001/mf-manifest.json', ['http://localhost:*']],
    ['https://preview.example.com/7/mf-manifest.json', ['https://preview.example.com']],
  ])('accepts %s if the shop permits its origin', (url, permitted) => {
    expect(checkOverrides([['mfe_catalog', url]], permitting(...permitted))).toEqual({
      accepted: { mfe_catalog: url },
      problems: [],
    });
  });

  it.each([
    ['https://evil.example', ['http://localhost:*']],
    ['http://localhost.evil.example:8080', ['http://localhost:*']],
    ['http://localhoss:4001', ['http://localhost:*']],
    ['http://localhost:4001@evil.example', ['http://localhost:*']],
    ['https://localhost:4001', ['http://localhost:*']],
    ['https://preview.example.com.evil.example', ['https://preview.example.com']],
    ['https://catalog.example.com', []],
    ['data:application/json,{}', ['http://localhost:*']],
  ])('refuses %s with a message', (url, permitted) => {
    const { accepted, problems } = checkOverrides([['mfe_catalog', url]], permitting(...permitted));
    expect(accepted).toEqual({});
    expect(problems).toEqual([expect.stringContaining('does not permit mfe_catalog from')]);
  });

  it('lists the remotes if one is unknown, and refuses an invalid address', () => {
    const requests = [
      ['mfe_nope', 'https://catalog.example.com/mf-manifest.json'],
      ['__proto__', 'https://catalog.example.com/mf-manifest.json'],
      ['mfe_catalog', 'mf-manifest.json'],
    ] as const;
    const { accepted, problems } = checkOverrides(requests, permitting());
    expect(accepted).toEqual({});
    expect(problems).toEqual([
      'There is no remote “mfe_nope”. Name one of: mfe_catalog, mfe_cart_checkout.',
      'There is no remote “__proto__”. Name one of: mfe_catalog, mfe_cart_checkout.',
      '“mf-manifest.json” is not a manifest address for mfe_catalog.',
    ]);
  });

  it('uses the last request for a remote; an empty request ends the override', () => {
    const first = `${PREVIEW}/1/mf-manifest.json`;
    const second = `${PREVIEW}/2/mf-manifest.json`;
    const both = [
      ['mfe_catalog', first],
      ['mfe_catalog', second],
    ] as const;
    expect(checkOverrides(both, permitting(PREVIEW)).accepted).toEqual({ mfe_catalog: second });
    const ended = [...both, ['mfe_catalog', '']] as const;
    expect(checkOverrides(ended, permitting(PREVIEW)).accepted).toEqual({});
  });
});
