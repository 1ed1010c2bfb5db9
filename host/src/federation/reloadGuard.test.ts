/** @jest-environment @stryker-mutator/jest-runner/jest-env/node */
import { expect, it, jest } from '@jest/globals';
import { createReloadGuard } from './reloadGuard';

it('loads the document anew once for each release of a remote', () => {
  const stored = new Map<string, string>();
  const reload = jest.fn();
  const guard = createReloadGuard(
    () => ({
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => void stored.set(key, value),
    }),
    reload,
  );
  expect(guard('mfe_catalog', '1')).toBe(true);
  expect(guard('mfe_catalog', '1')).toBe(false);
  expect(guard('mfe_cart_checkout', '1')).toBe(true);
  expect(guard('mfe_catalog', '2')).toBe(true);
  expect(reload).toHaveBeenCalledTimes(3);
  expect([...stored]).toEqual([
    ['weft.reloaded.mfe_catalog', '2'],
    ['weft.reloaded.mfe_cart_checkout', '1'],
  ]);
});

it.each([
  [
    'can not be read',
    () => {
      throw new DOMException('forbidden');
    },
  ],
  [
    'is full',
    () => ({
      getItem: () => null,
      setItem: () => {
        throw new DOMException('full');
      },
    }),
  ],
])('does not where the storage %s', (_what, storage) => {
  const reload = jest.fn();
  expect(createReloadGuard(storage, reload)('mfe_catalog', '1')).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
