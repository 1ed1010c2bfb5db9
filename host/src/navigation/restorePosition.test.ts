/** @jest-environment jsdom */
import { beforeEach, expect, it, jest } from '@jest/globals';
import { isReturn, restorePosition } from './restorePosition';

const scrollTo = jest.fn();
let height: number;
let grow: () => void;

Object.defineProperty(document.documentElement, 'scrollHeight', { get: () => height });

beforeEach(() => {
  height = 900;
  Object.assign(window, { scrollTo, innerHeight: 800, scrollY: 0 });
  Object.assign(globalThis, {
    ResizeObserver: class {
      constructor(callback: () => void) {
        grow = callback;
      }
      observe(): void {}
      disconnect(): void {
        grow = () => undefined;
      }
    },
  });
  history.replaceState(null, '', '/cart');
});

it.each(['reload', 'back_forward'])('returns once the page is long enough after a %s', (type) => {
  leaveAt(1_200);
  arriveBy(type);
  expect(isReturn()).toBe(true);
  height = 1_500;
  grow();
  expect(scrollTo).not.toHaveBeenCalled();
  height = 2_000;
  grow();
  expect(scrollTo.mock.calls).toEqual([[0, 1_200]]);
});

it.each(['wheel', 'touchmove', 'pointerdown', 'keydown', 'popstate'])(
  'stops when the shopper acts: %s',
  (action) => {
    leaveAt(1_200);
    arriveBy('reload');
    window.dispatchEvent(new Event(action));
    height = 2_000;
    grow();
    expect(scrollTo).not.toHaveBeenCalled();
  },
);

it('keeps the position that the browser has restored', () => {
  leaveAt(1_200);
  height = 2_000;
  Object.assign(window, { scrollY: 1_200 });
  grow = jest.fn();
  arriveBy('reload');
  grow();
  expect(scrollTo).not.toHaveBeenCalled();
  expect(isReturn()).toBe(true);
});

it.each([
  ['a new visit', 'navigate', () => undefined],
  ['another page', 'reload', () => history.replaceState(null, '', '/checkout')],
  ['a forged position', 'reload', () => sessionStorage.setItem('weft.position', '[1,"far"')],
])('starts at the top on %s', (_, type, change) => {
  leaveAt(1_200);
  change();
  arriveBy(type);
  expect(isReturn()).toBe(false);
});

it('stores no address, and nothing for a page that is left at its top', () => {
  leaveAt(1_200);
  expect(sessionStorage.getItem('weft.position')).toMatch(/^\[-?\d+,1200\]$/);
  leaveAt(0);
  expect(sessionStorage.getItem('weft.position')).toBeNull();
});

it('lets the browser restore the position only after the shopper has left the shop', () => {
  history.scrollRestoration = 'auto';
  arriveBy('navigate');
  expect(history.scrollRestoration).toBe('manual');
  leaveAt(0);
  expect(history.scrollRestoration).toBe('auto');
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(history.scrollRestoration).toBe('manual');
});

function leaveAt(top: number): void {
  arriveBy('navigate');
  Object.assign(window, { scrollY: top });
  window.dispatchEvent(new PageTransitionEvent('pagehide'));
  Object.assign(window, { scrollY: 0 });
}

function arriveBy(type: string): void {
  Object.assign(performance, { getEntriesByType: () => [{ type }] });
  restorePosition();
}
