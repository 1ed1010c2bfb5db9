/** @jest-environment jsdom */
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { inShop, Place } from 'stand-in/in-shop';
import { SuccessDialog } from './SuccessDialog';

beforeEach(() => void jest.useFakeTimers());

const onStay = jest.fn();

describe('SuccessDialog', () => {
  it.each(['Stay on this page', 'Close'])('is closed by %s after its first second', (name) => {
    show();
    press(name);
    act(() => jest.advanceTimersByTime(999));
    expect(onStay).not.toHaveBeenCalled();
    act(() => jest.advanceTimersByTime(1));
    expect(onStay).toHaveBeenCalledTimes(1);
  });

  it('is closed at once by a later press', () => {
    show();
    act(() => jest.advanceTimersByTime(1_000));
    press('Close');
    expect(onStay).toHaveBeenCalledTimes(1);
  });

  it('is not closed by a press outside, and leads to / after three seconds', () => {
    show();
    // In jsdom all boxes are at the origin.
    const dialog = screen.getByRole('dialog');
    fireEvent.click(dialog, { clientX: 10, clientY: 10, detail: 1 });
    act(() => jest.advanceTimersByTime(2_999));
    expect(screen.getByText('at /checkout')).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(1));
    expect(screen.getByText('at / {"placedOrder":"WF-1"}')).toBeInTheDocument();
    expect(onStay).not.toHaveBeenCalled();
  });

  it('leads nowhere once the shopper has left', () => {
    const dialog = show();
    dialog.rerender(inShop(<Place />, '/checkout'));
    act(() => jest.advanceTimersByTime(3_000));
    expect(screen.getByText('at /checkout')).toBeInTheDocument();
  });
});

function show(): ReturnType<typeof render> {
  return render(
    inShop(
      <>
        <Place />
        <SuccessDialog order="WF-1" onStay={onStay} />
      </>,
      '/checkout',
    ),
  );
}

function press(name: string): void {
  fireEvent.click(screen.getByRole('button', { name }), { detail: 1 });
}
