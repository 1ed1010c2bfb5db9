import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { showToast } from './toastQueue';
import { Toasts } from './Toasts';

describe('Toasts', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });

  afterEach(() => {
    act(() => jest.runAllTimers());
    jest.useRealTimers();
  });

  it('show a message in a status, and let it go after a while', () => {
    render(<Toasts />);
    act(() => showToast('In your cart.'));
    expect(screen.getByRole('status')).toHaveTextContent('In your cart.');
    act(() => jest.advanceTimersByTime(6_000));
    expect(screen.getByRole('status')).toHaveTextContent('');
  });

  it('keep a message with an action at least ten seconds, and run the action once', () => {
    const run = jest.fn();
    render(<Toasts />);
    act(() => showToast('Removed.', { label: 'Undo', run }));
    act(() => jest.advanceTimersByTime(10_000));
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(run).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('Removed.')).toBeNull();
  });

  it('show at most three, the newest, and the same words only once', () => {
    render(<Toasts />);
    act(() => ['a', 'b', 'c', 'd', 'd'].forEach((message) => showToast(message)));
    const messages = screen.getAllByRole('button', { name: 'Dismiss' });
    expect(messages.map((button) => button.parentElement?.textContent)).toEqual(['b', 'c', 'd']);
  });

  it('can be dismissed', () => {
    render(<Toasts />);
    act(() => showToast('Gone soon.'));
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText('Gone soon.')).toBeNull();
  });
});
