import { TextDecoder, TextEncoder } from 'node:util';
import { afterEach, beforeEach, expect, jest } from '@jest/globals';

if ('document' in globalThis) {
  // The matchers for elements take longer to load than most test files need.
  jest.requireActual('@testing-library/jest-dom/jest-globals');
  // A busy machine may need longer than the default of one second. A test has a limit anyway.
  jest
    .requireActual<typeof import('@testing-library/dom')>('@testing-library/dom')
    .configure({ asyncUtilTimeout: 60_000 });
  // jsdom lacks all of these. The router needs the first two.
  Object.assign(globalThis, { TextDecoder, TextEncoder });
  Object.assign(window, {
    matchMedia: () => Object.assign(new EventTarget(), { matches: false }),
    scrollTo: () => undefined,
  });
  Element.prototype.scrollIntoView = () => undefined;
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
}

let consoleError: ReturnType<typeof jest.spyOn>;

// Each test begins with real timers and empty storages. A console error fails it, unless it expects and clears it.
beforeEach(() => {
  jest.useRealTimers();
  consoleError = jest.spyOn(console, 'error');
  globalThis.localStorage?.clear();
  globalThis.sessionStorage?.clear();
});

afterEach(() => {
  expect(consoleError).not.toHaveBeenCalled();
});
