/** @jest-environment jsdom */
import { expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { useCombobox } from './useCombobox';

const onSubmit = jest.fn();
const onClose = jest.fn();
const onPastEnd = jest.fn<() => boolean>();

it.each([
  ['during composition', { isComposing: true }],
  ['as Safari reports it', { keyCode: 229 }],
])('leaves the Enter that accepts a candidate to the input method, %s', (_, mark) => {
  render(<Field typed="シャツ" />);
  expect(fireEvent.keyDown(field(), { key: 'Enter', ...mark })).toBe(true);
  expect(onSubmit).not.toHaveBeenCalled();
});

it('hides the suggestions at the first Escape, clears the text at the second, and closes the search at the third', () => {
  render(<Field typed="sh" />);
  press('Escape');
  expect(field()).toHaveValue('sh');
  expect(field()).toHaveAttribute('aria-expanded', 'false');
  press('Escape');
  expect(field()).toHaveValue('');
  expect(field()).toHaveAttribute('aria-expanded', 'false');
  expect(onClose).not.toHaveBeenCalled();
  press('Escape');
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('closes a search without a text at the first Escape', () => {
  render(<Field typed="" />);
  press('Escape');
  expect(onClose).toHaveBeenCalledTimes(1);
});

it.each([
  ['typing', () => fireEvent.change(field(), { target: { value: 'shi' } })],
  ['Down', () => press('ArrowDown')],
  ['Up', () => press('ArrowUp')],
])('shows the suggestions again on %s', (_, act) => {
  render(<Field typed="sh" />);
  press('Escape');
  act();
  expect(field()).toHaveAttribute('aria-expanded', 'true');
});

it('submits the text, not a hidden suggestion', () => {
  render(<Field typed="sh" />);
  press('ArrowDown', 'Escape', 'Enter');
  expect(onSubmit).toHaveBeenCalledWith('sh');
});

it('moves from the last suggestion to the list below, and wraps if there is none', () => {
  render(<Field typed="sh" />);
  press('ArrowDown');
  expect(onPastEnd).not.toHaveBeenCalled();
  press('ArrowDown', 'ArrowUp', 'Enter');
  expect(onSubmit).toHaveBeenLastCalledWith('Shirts');
  onPastEnd.mockReturnValueOnce(true);
  press('ArrowDown', 'Enter');
  expect(onSubmit).toHaveBeenLastCalledWith('sh');
});

function field(): HTMLElement {
  return screen.getByRole('combobox');
}

function press(...keys: readonly string[]): void {
  for (const key of keys) fireEvent.keyDown(field(), { key });
}

function Field({ typed }: { readonly typed: string }): ReactNode {
  const [text, setText] = useState(typed);
  const { isExpanded, handleKey, handleText } = useCombobox({
    suggestions: ['Shirts'],
    text,
    onText: setText,
    onSubmit,
    onClose,
    onPastEnd,
  });
  return (
    <input
      role="combobox"
      aria-controls="list"
      aria-expanded={isExpanded}
      value={text}
      onKeyDown={handleKey}
      onChange={(event) => handleText(event.target.value)}
    />
  );
}
