import '@testing-library/jest-dom/jest-globals';
import { afterEach, beforeEach, expect, jest } from '@jest/globals';

/** @type {ReturnType<typeof jest.spyOn>} */
let consoleError;

// Whatever React or a component complains of is a failure, unless the test expects it and clears it.
beforeEach(() => {
  consoleError = jest.spyOn(console, 'error');
});

afterEach(() => {
  expect(consoleError).not.toHaveBeenCalled();
  globalThis.localStorage?.clear();
});
