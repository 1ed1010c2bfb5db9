/** @jest-environment jsdom */
import { describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Dialog } from './Dialog';

const onClose = jest.fn();

/** A point outside every element: in jsdom all boxes are at the origin. */
const OUTSIDE = { clientX: 10, clientY: 10 };

describe('Dialog', () => {
  it('calls onClose for Close, Escape and a press outside, not for the second press of the double click that opened it', () => {
    const dialog = show();
    const close = screen.getByRole('button', { name: 'Close' });
    fireEvent.click(dialog, { ...OUTSIDE, detail: 2 });
    fireEvent.click(close, { detail: 2 });
    expect(onClose).not.toHaveBeenCalled();
    fireEvent.click(close, { detail: 1 });
    fireEvent(dialog, new Event('cancel', { cancelable: true }));
    fireEvent.click(dialog, { ...OUTSIDE, detail: 1 });
    expect(onClose).toHaveBeenCalledTimes(3);
  });

  it('ignores a press outside if closedBy is closerequest', () => {
    const dialog = show('closerequest');
    fireEvent.click(dialog, { ...OUTSIDE, detail: 1 });
    expect(onClose).not.toHaveBeenCalled();
    fireEvent(dialog, new Event('cancel', { cancelable: true }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('calls onClose for Back and Forward while it is open, because they change the page behind it', () => {
    show();
    fireEvent.popState(window);
    expect(onClose).toHaveBeenCalledTimes(1);
    cleanup();
    fireEvent.popState(window);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('ignores the key that opened it while it is held', () => {
    show();
    const close = screen.getByRole('button', { name: 'Close' });
    expect(fireEvent.keyDown(close, { key: 'Enter', repeat: true })).toBe(false);
    expect(fireEvent.keyDown(close, { key: 'Enter' })).toBe(true);
    // A click by keyboard has the detail 0.
    fireEvent.click(close, { detail: 0 });
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('holds the page behind it until it is closed, and keeps the second press of the closing double click from it', () => {
    show();
    expect(document.documentElement).toHaveStyle({ overflow: 'hidden' });
    cleanup();
    expect(document.documentElement).not.toHaveStyle({ overflow: 'hidden' });
    expect(fireEvent.click(document.body, { detail: 2 })).toBe(false);
  });
});

function show(closedBy: 'any' | 'closerequest' = 'any'): HTMLElement {
  render(
    <Dialog title="Title" isOpen onClose={onClose} closedBy={closedBy}>
      Content
    </Dialog>,
  );
  return screen.getByRole('dialog');
}
