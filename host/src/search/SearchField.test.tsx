/** @jest-environment jsdom */
import { beforeEach, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { inShop, Place } from 'stand-in/in-shop';
import { sections } from '../layout/sections.data';
import { testRemotes } from '../remotes/testing/testRemotes';
import { SearchField } from './SearchField';
import { SEARCH_TERMS, SECTION_WORDS } from './terms.data';

/** Names no section. */
const TERM = 'qqq';
const LAST = sections.at(-1)?.id;
const LOADING = { kind: 'loading', isSlow: false };

let enter: (state: object) => void;

beforeEach(() => {
  const remotes = testRemotes({ prefetch: jest.fn() }, LOADING);
  enter = (state) => act(() => remotes.enter(state));
  render(
    inShop(
      <>
        <SearchField typed="" onFound={jest.fn()} onClose={jest.fn()} />
        <Place />
      </>,
    ),
    { wrapper: remotes.wrapper },
  );
});

it('opens the section of the matches also if the catalogue’s search arrives after Enter', () => {
  submit(TERM);
  expect(screen.getByText('at /')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Searching…');
  enter({ kind: 'ready', component: () => ({ section: LAST, meant: null, products: [] }) });
  expect(screen.getByText(`at /product/${LAST} {"searchTerm":"${TERM}"}`)).toBeVisible();
});

it.each([
  ['is slow', { ...LOADING, isSlow: true }],
  ['cannot be loaded', { kind: 'failed' }],
])('does not wait for a search that %s', (_, state) => {
  submit(TERM);
  enter(state);
  expect(screen.getByText(`at /product/${sections[0]?.id} {"searchTerm":"${TERM}"}`)).toBeVisible();
});

it('suggests its terms, three on a phone, although the catalogue’s search cannot be loaded', () => {
  enter({ kind: 'failed' });
  const options = screen.queryAllByRole('option').map(({ textContent }) => textContent);
  expect(options).toEqual(SEARCH_TERMS.slice(0, 3));
});

it('does not wait if the words name a section', () => {
  const word = SECTION_WORDS.at(-1)?.words[0]?.replace('*', '') ?? '';
  submit(word);
  expect(screen.getByText(`at /product/${LAST} {"searchTerm":"${word}"}`)).toBeVisible();
});

it('announces the corrected term, and how much is found', () => {
  type('shrit');
  enter({ kind: 'ready', component: () => ({ section: LAST, meant: 'shirt', products: [] }) });
  expect(screen.getByRole('status')).toHaveTextContent('0 products. Results for shirt');
});

it('forgets the awaited text when another one is typed', () => {
  submit(TERM);
  type('qq');
  enter({ kind: 'failed' });
  expect(screen.getByText('at /')).toBeVisible();
});

function type(value: string): void {
  fireEvent.change(screen.getByRole('combobox'), { target: { value } });
}

function submit(text: string): void {
  type(text);
  fireEvent.keyDown(screen.getByRole('combobox'), { key: 'Enter' });
}
