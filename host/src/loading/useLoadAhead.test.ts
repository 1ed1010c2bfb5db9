/** @jest-environment jsdom */
import { beforeEach, expect, it, jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import type { RemoteEvent } from 'remote-loader';
import { testRemotes } from '../remotes/testing/testRemotes';
import { likelyPages } from '../routes';
import { useLoadAhead } from './useLoadAhead';

const prefetch = jest.fn();

beforeEach(() => void jest.useFakeTimers());

it.each([
  [undefined, likelyPages],
  [{ saveData: false, effectiveType: '4g' }, likelyPages],
  [{ saveData: true }, []],
  [{ effectiveType: '3g' }, []],
  [{ effectiveType: 'slow-2g' }, []],
])(
  'on the connection %j, loads %j once the first page is shown, and not again',
  (connection, pages) => {
    Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
    renderHook(useLoadAhead, { wrapper: testRemotes({ prefetch }).wrapper });
    dispatch('loaded');
    expect(prefetch).not.toHaveBeenCalled();
    dispatch('shown');
    expect(prefetch.mock.calls.flat()).toEqual(pages);
    dispatch('shown');
    expect(prefetch).toHaveBeenCalledTimes(pages.length);
  },
);

function dispatch(type: RemoteEvent['type']): void {
  act(() => {
    window.dispatchEvent(new CustomEvent('weft:remote', { detail: { type } }));
    jest.runAllTimers();
  });
}
