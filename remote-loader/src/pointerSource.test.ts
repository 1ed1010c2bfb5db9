import { beforeEach, expect, it, jest } from '@jest/globals';
import { withRollouts } from './pointerSource.ts';
import { storageIn } from './testing/storageIn.ts';
import { EMPTY_POINTER, type Release, type ReleasePointer } from './formats/pointer.ts';

// A rollout: a release for a share of the visitors.

const LIVE = release(2);
const BEFORE = release(1);
const NEXT = release(3);
const OTHER = { ...release(9), previous: release(8) };

let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
});

function release(number: number): Release {
  return {
    manifest: `https://a.example/${number}/mf-manifest.json`,
    integrity: `sha384-${number}`,
  };
}

/** The entries for a visitor, of two remotes with a rollout and one without. */
function linesFor(
  share: number,
  storage: Parameters<typeof withRollouts>[1] = () => storageIn(stored),
) {
  const pointerEntry = { ...LIVE, previous: BEFORE, next: { ...NEXT, share } };
  const remotes = {
    mfe_catalog: pointerEntry,
    mfe_cart_checkout: pointerEntry,
    mfe_account_auth: OTHER,
  };
  const pointer: ReleasePointer = { ...EMPTY_POINTER, remotes };
  return withRollouts(pointer, storage, 'weft.draw').remotes;
}

it.each([
  [0, 0.1],
  [4.9, 5],
  [99.8, 99.9],
])('a visitor with the number %d is in a share of %d percent, for all remotes', (draw, share) => {
  stored.set('weft.draw', `${draw}`);
  const chosen = { ...NEXT, share, previous: LIVE };
  expect(linesFor(share)).toMatchObject({
    mfe_catalog: chosen,
    mfe_cart_checkout: chosen,
    mfe_account_auth: OTHER,
  });
});

it('a visitor whose number is not below the share has the live release', () => {
  stored.set('weft.draw', '5');
  expect(linesFor(5)).toMatchObject({ mfe_catalog: { ...LIVE, previous: BEFORE } });
});

it('the number is drawn once, uniformly from 0 to 100, and stored, if there is such a release', () => {
  jest.spyOn(Math, 'random').mockReturnValueOnce(0.25).mockReturnValue(0.75);
  withRollouts({ ...EMPTY_POINTER, remotes: { OTHER } }, () => storageIn(stored), 'weft.draw');
  expect([...stored]).toEqual([]);
  expect(linesFor(25.1)).toMatchObject({ mfe_catalog: NEXT });
  expect(linesFor(25)).toMatchObject({ mfe_catalog: LIVE });
  expect([...stored]).toEqual([['weft.draw', '25']]);
});

it.each([
  [
    'is forbidden',
    () => {
      throw new DOMException('Storage is forbidden here.');
    },
  ],
  ['keeps nothing', () => ({ getItem: () => null, setItem: () => undefined })],
])('visitors whose storage %s have the live release', (_what, forbidden) => {
  expect(linesFor(99.9, forbidden)).toMatchObject({ mfe_catalog: { ...LIVE, previous: BEFORE } });
});
