import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
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

  it('give the focus back to where it came from when the one that has it goes', () => {
    render(
      <>
        <button type="button">Add</button>
        <Toasts />
      </>,
    );
    screen.getByText('Add').focus();
    act(() => showToast('Added.'));
    screen.getByRole('button', { name: 'Dismiss' }).focus();
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.getByText('Add')).toHaveFocus();
  });

  it('stay while the focus or the pointer is on one, and go a while after it', () => {
    render(
      <>
        <button type="button">Add</button>
        <Toasts />
      </>,
    );
    act(() => showToast('Added.'));
    act(() => screen.getByRole('button', { name: 'Dismiss' }).focus());
    act(() => jest.advanceTimersByTime(60_000));
    expect(screen.getByText('Added.')).toBeInTheDocument();
    act(() => screen.getByText('Add').focus());
    act(() => jest.advanceTimersByTime(4_000));
    fireEvent.pointerEnter(screen.getByRole('status'));
    act(() => jest.advanceTimersByTime(60_000));
    expect(screen.getByText('Added.')).toBeInTheDocument();
    fireEvent.pointerLeave(screen.getByRole('status'));
    act(() => jest.advanceTimersByTime(6_000));
    expect(screen.queryByText('Added.')).toBeNull();
  });

  it('give the focus to the page where what had it is gone, and leave it where the action put it', () => {
    const page = (hasLine: boolean): ReactNode => (
      <>
        <main tabIndex={-1}>{hasLine && <button type="button">Remove</button>}</main>
        <a href="/">Home</a>
        <Toasts />
      </>
    );
    const { rerender } = render(page(true));
    screen.getByText('Remove').focus();
    act(() => showToast('Removed.', { label: 'Undo', run: () => undefined }));
    screen.getByText('Undo').focus();
    rerender(page(false));
    fireEvent.click(screen.getByText('Undo'));
    expect(screen.getByRole('main')).toHaveFocus();

    act(() =>
      showToast('Removed.', { label: 'Undo', run: () => screen.getByText('Home').focus() }),
    );
    screen.getByText('Undo').focus();
    fireEvent.click(screen.getByText('Undo'));
    expect(screen.getByText('Home')).toHaveFocus();
  });

  it('can be dismissed', () => {
    render(<Toasts />);
    act(() => showToast('Gone soon.'));
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText('Gone soon.')).toBeNull();
  });
});
