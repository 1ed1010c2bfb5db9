import '@testing-library/jest-dom/jest-globals';
import { TextDecoder, TextEncoder } from 'node:util';
import { afterEach, beforeEach, expect, jest } from '@jest/globals';

// The router asks for these, and jsdom has none.
Object.assign(globalThis, { TextDecoder, TextEncoder });

let consoleError: ReturnType<typeof jest.spyOn>;

// Whatever React or a component complains of is a failure, unless the test expects it and clears it.
beforeEach(() => {
  consoleError = jest.spyOn(console, 'error');
});

afterEach(() => {
  expect(consoleError).not.toHaveBeenCalled();
  globalThis.localStorage?.clear();
});
