/** @jest-environment jsdom */
import { beforeEach, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { inShop } from 'stand-in/in-shop';
import { testRemotes } from '../remotes/testing/testRemotes';
import { Search } from './Search';

let button: HTMLElement;

beforeEach(() => {
  const content = (
    <>
      <Search />
      <input aria-label="Newsletter" />
    </>
  );
  const { wrapper } = testRemotes({ prefetch: jest.fn() }, { kind: 'failed' });
  render(inShop(content), { wrapper });
  button = screen.getByRole('button', { name: 'Search' });
});

it('the field has what was typed after the press of its button, before its code was loaded, and closes when the focus leaves', async () => {
  button.focus();
  fireEvent.keyDown(button, { key: 'x' });
  fireEvent.click(button);
  for (const key of [' ', 's', 'a', 'Shift', ' ', 'r']) fireEvent.keyDown(button, { key });
  fireEvent.keyDown(button, { key: 'c', ctrlKey: true });
  const field = await loadField();
  // Of a double click.
  fireEvent.click(button, { detail: 2 });
  expect(field).toHaveValue('sa r');
  expect(field).toHaveFocus();
  act(() => screen.getByLabelText('Newsletter').focus());
  expect(field).not.toBeInTheDocument();
});

it('the field has the focus as soon as it is there, so that no letter goes to the button', async () => {
  fireEvent.click(button);
  const hasFocus = () => screen.getByRole('combobox') === document.activeElement;
  expect(await waitFor(hasFocus)).toBe(true);
});

it('the field leaves the focus to a field that was used after the press', async () => {
  fireEvent.click(button);
  screen.getByLabelText('Newsletter').focus();
  await loadField();
  expect(screen.getByLabelText('Newsletter')).toHaveFocus();
});

async function loadField(): Promise<HTMLElement> {
  await act(() => import('./SearchField'));
  return screen.getByRole('combobox');
}
