/** @jest-environment @stryker-mutator/jest-runner/jest-env/jsdom */
import { expect, it, jest } from '@jest/globals';
import { eraseEntries, shopEntry } from './shopEntry';

it('a text is in memory only until the storage accepts it or one after it, or it is removed or erased', () => {
  const entry = shopEntry('checkout', 'tab');
  const forbidden = jest.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('insecure', 'SecurityError');
  });
  expect([entry.write('a'), entry.read()]).toEqual([false, 'a']);
  expect([entry.write(null), entry.read()]).toEqual([false, undefined]);
  entry.write('b');
  eraseEntries();
  expect(entry.read()).toBeUndefined();
  entry.write('b');
  forbidden.mockRestore();
  expect([entry.write('c'), entry.read()]).toEqual([true, 'c']);
  sessionStorage.setItem('weft.checkout', 'd');
  expect(entry.read()).toBe('d');
});
