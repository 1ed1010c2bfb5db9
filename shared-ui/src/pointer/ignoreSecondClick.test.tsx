/** @jest-environment jsdom */
import { describe, expect, it } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { ignoreSecondClick } from './ignoreSecondClick';

describe('ignoreSecondClick', () => {
  it('lets only the first click of a double or triple click, and each click by keyboard, remove a line', () => {
    render(<Lines />);
    press(1);
    press(2);
    press(3);
    expect(left()).toBe(3);
    press(1);
    press(2);
    press(0);
    expect(left()).toBe(1);
  });

  it('stops the second press on a link that moves under the pointer', () => {
    render(<Lines />);
    press(1);
    expect(fireEvent.click(screen.getByRole('link'), { detail: 2 })).toBe(false);
    expect(fireEvent.click(screen.getByRole('note'), { detail: 1 })).toBe(true);
    expect(fireEvent.click(screen.getByRole('note'), { detail: 2 })).toBe(true);
  });
});

function Lines(): ReactNode {
  const [lines, setLines] = useState([1, 2, 3, 4]);
  const removeOne = (): void => {
    ignoreSecondClick();
    setLines(lines.slice(1));
  };
  return (
    <>
      {lines.map((line) => (
        <button key={line} type="button" onClick={removeOne}>
          Remove
        </button>
      ))}
      <a href="#next">Next</a>
      <p role="note">A note</p>
    </>
  );
}

function left(): number {
  return screen.getAllByRole('button').length;
}

/** @param detail 1 for a single click, 2 for the second click of a double click, 0 for a click by keyboard */
function press(detail: number): void {
  const [button] = screen.getAllByRole('button');
  if (button) fireEvent.click(button, { detail });
}
