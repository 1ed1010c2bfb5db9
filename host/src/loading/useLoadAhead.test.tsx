/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { RemoteEvent } from 'remote-loader';
import { likelyPages } from '../routes';
import { RemotesContext } from '../remotes/RemotesContext';
import type { Remotes } from '../remotes/createRemotes';
import { useLoadAhead } from './useLoadAhead';

const prefetch = jest.fn();
const remotes = { loader: { prefetch } } as unknown as Remotes;

beforeEach(() => {
  jest.useFakeTimers();
  prefetch.mockClear();
});

afterEach(() => {
  jest.useRealTimers();
  connect(undefined);
});

it.each([undefined, { saveData: false, effectiveType: '4g' }])(
  'on the connection %j, loads the likely pages once the first page is shown, and not again',
  (connection) => {
    connect(connection);
    visit();
    expect(prefetch).not.toHaveBeenCalled();
    dispatch('loaded');
    expect(prefetch).not.toHaveBeenCalled();
    dispatch('shown');
    expect(prefetch.mock.calls.flat()).toEqual(likelyPages);
    dispatch('shown');
    expect(prefetch).toHaveBeenCalledTimes(likelyPages.length);
  },
);

it.each([{ saveData: true }, { effectiveType: '3g' }, { effectiveType: 'slow-2g' }])(
  'loads nothing on the connection %j',
  (connection) => {
    connect(connection);
    visit();
    dispatch('shown');
    expect(prefetch).not.toHaveBeenCalled();
  },
);

function visit(): void {
  const wrapper = ({ children }: { readonly children: ReactNode }): ReactNode => (
    <RemotesContext value={remotes}>{children}</RemotesContext>
  );
  renderHook(() => useLoadAhead(), { wrapper });
}

function dispatch(type: RemoteEvent['type']): void {
  act(() => {
    window.dispatchEvent(new CustomEvent('weft:remote', { detail: { type } }));
    jest.runAllTimers();
  });
}

function connect(connection: object | undefined): void {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
}
