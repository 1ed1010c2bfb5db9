/** @jest-environment jsdom */
import { describe, expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { useCombobox } from './useCombobox';

describe('useCombobox', () => {
  it.each([
    ['during composition', { isComposing: true }],
    ['as Safari reports it', { keyCode: 229 }],
  ])('leaves the Enter that accepts a candidate to the input method, %s', (_, mark) => {
    const { field, onSubmit } = show();
    expect(fireEvent.keyDown(field, { key: 'Enter', ...mark })).toBe(true);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('hides the suggestions at the first Escape, clears the text at the second, and closes the search at the third', () => {
    const { field, onClose } = show('sh');
    escape(field);
    expect(field).toHaveValue('sh');
    expect(field).toHaveAttribute('aria-expanded', 'false');
    escape(field);
    expect(field).toHaveValue('');
    expect(field).toHaveAttribute('aria-expanded', 'false');
    expect(onClose).not.toHaveBeenCalled();
    escape(field);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('closes a search without a text at the first Escape', () => {
    const { field, onClose } = show('');
    escape(field);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['typing', (field: Element) => fireEvent.change(field, { target: { value: 'shi' } })],
    ['Down', (field: Element) => fireEvent.keyDown(field, { key: 'ArrowDown' })],
    ['Up', (field: Element) => fireEvent.keyDown(field, { key: 'ArrowUp' })],
  ])('shows the suggestions again on %s', (_, act) => {
    const { field } = show('sh');
    escape(field);
    act(field);
    expect(field).toHaveAttribute('aria-expanded', 'true');
  });

  it('submits the text, not a hidden suggestion', () => {
    const { field, onSubmit } = show('sh');
    fireEvent.keyDown(field, { key: 'ArrowDown' });
    escape(field);
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(onSubmit).toHaveBeenCalledWith('sh');
  });

  it('moves from the last suggestion to the list below, and wraps if there is none', () => {
    const { field, onPastEnd, onSubmit } = show('sh');
    fireEvent.keyDown(field, { key: 'ArrowDown' });
    expect(onPastEnd).not.toHaveBeenCalled();
    fireEvent.keyDown(field, { key: 'ArrowDown' });
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(onSubmit).toHaveBeenLastCalledWith('Shirts');
    onPastEnd.mockReturnValue(true);
    fireEvent.keyDown(field, { key: 'ArrowDown' });
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(onSubmit).toHaveBeenLastCalledWith('sh');
  });
});

function escape(field: Element): void {
  fireEvent.keyDown(field, { key: 'Escape' });
}

function show(typed = 'シャツ'): {
  readonly field: HTMLElement;
  readonly onSubmit: jest.Mock;
  readonly onClose: jest.Mock;
  readonly onPastEnd: jest.Mock<() => boolean>;
} {
  const onSubmit = jest.fn();
  const onClose = jest.fn();
  const onPastEnd = jest.fn(() => false);
  function Field(): ReactNode {
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
  render(<Field />);
  return { field: screen.getByRole('combobox'), onSubmit, onClose, onPastEnd };
}
