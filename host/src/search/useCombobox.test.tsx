import { describe, expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useCombobox } from './useCombobox';

describe('useCombobox', () => {
  it('submits what is typed on Enter', () => {
    const { field, onSubmit } = show();
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(onSubmit).toHaveBeenCalledWith('シャツ');
  });

  it.each([
    ['while it is composed', { isComposing: true }],
    ['as Safari tells of it', { keyCode: 229 }],
  ])('leaves the Enter that takes a candidate to the input method, %s', (_, mark) => {
    const { field, onSubmit } = show();
    expect(fireEvent.keyDown(field, { key: 'Enter', ...mark })).toBe(true);
    expect(onSubmit).not.toHaveBeenCalled();
  });
});

function show(): { readonly field: HTMLElement; readonly onSubmit: jest.Mock } {
  const onSubmit = jest.fn();
  function Field(): ReactNode {
    const { handleKey } = useCombobox({
      suggestions: [],
      text: 'シャツ',
      onText: () => undefined,
      onSubmit,
      onClose: () => undefined,
    });
    return <input onKeyDown={handleKey} />;
  }
  render(<Field />);
  return { field: screen.getByRole('textbox'), onSubmit };
}
