import { TextDecoder, TextEncoder } from 'node:util';
import { afterEach, beforeEach, expect, jest } from '@jest/globals';

if ('document' in globalThis) {
  // The matchers for elements take longer to load than most test files need.
  jest.requireActual('@testing-library/jest-dom/jest-globals');
  // The router needs these, and jsdom lacks them.
  Object.assign(globalThis, { TextDecoder, TextEncoder });
}

let consoleError: ReturnType<typeof jest.spyOn>;

// A console error fails the test, unless the test expects and clears it.
beforeEach(() => {
  consoleError = jest.spyOn(console, 'error');
});

afterEach(() => {
  expect(consoleError).not.toHaveBeenCalled();
  globalThis.localStorage?.clear();
});
