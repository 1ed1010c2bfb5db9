/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { dismissToasts, showToast } from './toastQueue';
import { Toasts } from './Toasts';

describe('Toasts', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });

  afterEach(() => {
    act(() => jest.runAllTimers());
    jest.useRealTimers();
  });

  it('show a message in a status, and remove it after its duration', () => {
    render(<Toasts />);
    act(() => showToast('In your cart.'));
    expect(screen.getByRole('status')).toHaveTextContent('In your cart.');
    act(() => jest.advanceTimersByTime(6_000));
    expect(screen.getByRole('status')).toHaveTextContent('');
  });

  it('close once their action no longer fits, and watch no longer than they are shown', () => {
    const watches: { dismiss: () => void; stop: jest.Mock }[] = [];
    const watch = (dismiss: () => void): (() => void) => {
      const stop = jest.fn();
      watches.push({ dismiss, stop });
      return stop;
    };
    render(<Toasts />);
    act(() => {
      for (const message of ['a', 'b', 'c'])
        showToast(message, { label: 'Undo', run: () => undefined, watch });
    });
    act(() => watches[0]?.dismiss());
    fireEvent.click(screen.getAllByRole('button', { name: 'Undo' })[0] as HTMLElement);
    expect(screen.getByRole('status')).toHaveTextContent(/^cUndo/);
    expect(watches.map(({ stop }) => stop.mock.calls.length)).toEqual([1, 1, 0]);
    act(() => jest.advanceTimersByTime(12_000));
    expect(watches.map(({ stop }) => stop.mock.calls.length)).toEqual([1, 1, 1]);
  });

  it('can all be removed at once', () => {
    render(<Toasts />);
    act(() => {
      showToast('Shirt was removed.', { label: 'Undo', run: () => undefined });
      showToast('Coat was added.');
    });
    act(dismissToasts);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('show at most the three newest plain messages, each only once', () => {
    render(<Toasts />);
    act(() => ['a', 'b', 'c', 'd', 'd'].forEach((message) => showToast(message)));
    const messages = screen.getAllByRole('button', { name: 'Dismiss' });
    expect(messages.map((button) => button.parentElement?.textContent)).toEqual(['b', 'c', 'd']);
  });

  it('keep every message with an action for its whole time, even if many follow', () => {
    const run = jest.fn();
    render(<Toasts />);
    act(() => {
      showToast('Shirt was removed.', { label: 'Undo', run });
      for (const message of ['a', 'b', 'c', 'd']) {
        showToast(message, { label: 'Undo', run: jest.fn() });
        showToast(`${message} is plain`);
      }
      showToast('Shirt was removed.', { label: 'Undo', run: jest.fn() });
    });
    act(() => jest.advanceTimersByTime(11_999));
    expect(screen.getAllByText('Shirt was removed.')).toHaveLength(2);
    fireEvent.click(screen.getAllByRole('button', { name: 'Undo' })[0] as HTMLElement);
    expect(run).toHaveBeenCalledTimes(1);
    act(() => jest.advanceTimersByTime(1));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('return the focus to its previous element when the focused toast is removed', () => {
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

  it('stay while one of them has the focus or the pointer, and are removed some time later', () => {
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

  it('with an action come next in the tab order, and Escape removes them', async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    render(
      <>
        <button type="button">Remove</button>
        <button type="button">Next</button>
        <input aria-label="Name" />
        <Toasts />
      </>,
    );
    screen.getByText('Remove').focus();
    act(() => showToast('Removed.', { label: 'Undo', run: () => undefined }));
    act(() => showToast('Plain.'));
    await user.tab();
    expect(screen.getByText('Undo')).toHaveFocus();
    await user.tab({ shift: true });
    expect(screen.getByText('Remove')).toHaveFocus();
    await user.tab();
    expect(screen.getByText('Next')).toHaveFocus();

    act(() => showToast('Removed again.', { label: 'Undo', run: () => undefined }));
    for (const name of ['Undo', 'Dismiss', 'Name']) {
      await user.tab();
      expect(document.activeElement).toHaveAccessibleName(name);
    }
    await user.keyboard('{Escape}');
    expect(screen.getByText('Removed again.')).toBeInTheDocument();
    await user.tab({ shift: true });
    await user.keyboard('{Escape}');
    expect(screen.queryByText('Removed again.')).toBeNull();
    expect(screen.getByText('Next')).toHaveFocus();
    screen.getByText('Undo').focus();
    await user.keyboard('{Escape}');
    expect(screen.queryByText('Removed.')).toBeNull();
    expect(screen.getByText('Next')).toHaveFocus();
  });

  it('focus the page if the previous element is gone, and do not move the focus if the action has moved it', () => {
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
});
