/** @jest-environment jsdom */
import { beforeEach, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useLocation } from 'shared-ui/router';
import { MemoryRouter } from 'shared-ui/memory-router';
import { sections } from '../layout/sections.data';
import type { Remotes } from '../remotes/createRemotes';
import { RemotesContext } from '../remotes/RemotesContext';
import { SearchField } from './SearchField';
import { SECTION_WORDS } from './terms.data';

/** Names no section. */
const TERM = 'qqq';
const LAST = sections.at(-1)?.id;
const FIRST_PATH = `/product/${sections[0]?.id}`;
const LOADING = { kind: 'loading', isSlow: false };

beforeEach(() => {
  // jsdom has none.
  Object.assign(window, {
    matchMedia: () => ({
      matches: true,
      addEventListener: jest.fn(),
      removeEventListener: jest.fn(),
    }),
  });
});

it('opens the section of the matches also if the catalogue’s search arrives after Enter', () => {
  const { enter, become } = show();
  enter(TERM);
  expect(address()).toBe('/');
  expect(screen.getByRole('status')).toHaveTextContent('Searching…');
  become({ kind: 'ready', component: () => ({ section: LAST, meant: null, products: [] }) });
  expect(address()).toBe(`/product/${LAST}`);
});

it.each([
  ['is slow', { ...LOADING, isSlow: true }],
  ['cannot be loaded', { kind: 'failed' }],
])('does not wait for a search that %s', (_, state) => {
  const { enter, become } = show();
  enter(TERM);
  become(state);
  expect(address()).toBe(FIRST_PATH);
});

it('does not wait if the words name a section', () => {
  show().enter(SECTION_WORDS.at(-1)?.words[0]?.replace('*', '') ?? '');
  expect(address()).toBe(`/product/${LAST}`);
});

it('forgets the awaited text when another one is typed', () => {
  const { enter, become } = show();
  enter(TERM);
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'qq' } });
  become({ kind: 'failed' });
  expect(address()).toBe('/');
});

function address(): string | null {
  return screen.getByTestId('address').textContent;
}

function show(): { enter: (text: string) => void; become: (state: object) => void } {
  let state: object = LOADING;
  const listeners = new Set<() => void>();
  const loader = {
    stateOf: () => state,
    subscribe: (_: string, listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    prefetch: jest.fn(),
  };
  render(
    <RemotesContext value={{ loader } as unknown as Remotes}>
      <MemoryRouter>
        <SearchField onFound={jest.fn()} onClose={jest.fn()} />
        <Address />
      </MemoryRouter>
    </RemotesContext>,
  );
  return {
    enter: (text) => {
      const field = screen.getByRole('combobox');
      fireEvent.change(field, { target: { value: text } });
      fireEvent.keyDown(field, { key: 'Enter' });
    },
    become: (next) => {
      act(() => {
        state = next;
        listeners.forEach((listener) => listener());
      });
    },
  };
}

function Address(): ReactNode {
  return <p data-testid="address">{useLocation().pathname}</p>;
}
