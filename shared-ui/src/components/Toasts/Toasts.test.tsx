/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dismissToasts, showToast } from './toastQueue';
import { Toasts } from './Toasts';

const UNDO = { label: 'Undo', run: () => undefined };

describe('Toasts', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    render(
      <>
        <main tabIndex={-1}>
          <button type="button">Remove</button>
        </main>
        <button type="button">Next</button>
        <input aria-label="Name" />
        <Toasts />
      </>,
    );
  });

  afterEach(() => act(() => jest.runAllTimers()));

  it('close once their action no longer fits, and watch no longer than they are shown', () => {
    const watches: { dismiss: () => void; stop: jest.Mock }[] = [];
    const watch = (dismiss: () => void): (() => void) => {
      const stop = jest.fn();
      watches.push({ dismiss, stop });
      return stop;
    };
    act(() => {
      for (const message of ['a', 'b', 'c']) showToast(message, { ...UNDO, watch });
    });
    act(() => watches[0]?.dismiss());
    fireEvent.click(screen.getAllByRole('button', { name: 'Undo' })[0] as HTMLElement);
    expect(screen.getByRole('status')).toHaveTextContent(/^cUndo/);
    expect(watches.map(({ stop }) => stop.mock.calls.length)).toEqual([1, 1, 0]);
    act(() => jest.advanceTimersByTime(12_000));
    expect(watches.map(({ stop }) => stop.mock.calls.length)).toEqual([1, 1, 1]);
  });

  it('can be removed one by one, and all at once', () => {
    act(() => {
      showToast('Shirt was removed.', UNDO);
      showToast('Coat was added.');
      showToast('Hat was added.');
    });
    fireEvent.click(screen.getAllByRole('button', { name: 'Dismiss' })[2] as HTMLElement);
    expect(screen.queryByText('Hat was added.')).toBeNull();
    expect(screen.getByText('Coat was added.')).toBeInTheDocument();
    act(dismissToasts);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('show at most the three newest plain messages, each only once, in a status for some time', () => {
    act(() => ['a', 'b', 'c', 'd', 'd'].forEach((message) => showToast(message)));
    const messages = screen.getAllByRole('button', { name: 'Dismiss' });
    expect(messages.map((button) => button.parentElement?.textContent)).toEqual(['b', 'c', 'd']);
    act(() => jest.advanceTimersByTime(4_000));
    expect(screen.getByRole('status')).toHaveTextContent('bcd');
    act(() => jest.advanceTimersByTime(2_000));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('keep every message with an action for its whole time, even if many follow', () => {
    const run = jest.fn();
    act(() => {
      showToast('Shirt was removed.', { ...UNDO, run });
      for (const message of ['a', 'b', 'c', 'd']) {
        showToast(message, UNDO);
        showToast(`${message} is plain`);
      }
      showToast('Shirt was removed.', UNDO);
    });
    act(() => jest.advanceTimersByTime(11_999));
    expect(screen.getAllByText('Shirt was removed.')).toHaveLength(2);
    fireEvent.click(screen.getAllByRole('button', { name: 'Undo' })[0] as HTMLElement);
    expect(run).toHaveBeenCalledTimes(1);
    act(() => jest.advanceTimersByTime(1));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('stay while one of them has the focus or the pointer, and are removed some time later', () => {
    act(() => showToast('Added.'));
    act(() => screen.getByRole('button', { name: 'Dismiss' }).focus());
    act(() => jest.advanceTimersByTime(60_000));
    expect(screen.getByText('Added.')).toBeInTheDocument();
    act(() => screen.getByText('Next').focus());
    act(() => jest.advanceTimersByTime(4_000));
    fireEvent.pointerEnter(screen.getByRole('status'));
    act(() => jest.advanceTimersByTime(60_000));
    expect(screen.getByText('Added.')).toBeInTheDocument();
    fireEvent.pointerLeave(screen.getByRole('status'));
    act(() => jest.advanceTimersByTime(6_000));
    expect(screen.queryByText('Added.')).toBeNull();
  });

  it('with an action come next in the tab order, and Escape removes them and returns the focus', async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    screen.getByText('Remove').focus();
    act(() => showToast('Removed.', UNDO));
    act(() => showToast('Plain.'));
    await user.tab();
    expect(screen.getByText('Undo')).toHaveFocus();
    await user.tab({ shift: true });
    expect(screen.getByText('Remove')).toHaveFocus();
    await user.tab();
    expect(screen.getByText('Next')).toHaveFocus();

    act(() => showToast('Removed again.', UNDO));
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
    screen.getByText('Remove').focus();
    act(() => showToast('Removed.', UNDO));
    screen.getByText('Undo').focus();
    screen.getByText('Remove').remove();
    fireEvent.click(screen.getByText('Undo'));
    expect(screen.getByRole('main')).toHaveFocus();

    const run = (): void => screen.getByText('Next').focus();
    act(() => showToast('Removed.', { ...UNDO, run }));
    screen.getByText('Undo').focus();
    fireEvent.click(screen.getByText('Undo'));
    expect(screen.getByText('Next')).toHaveFocus();
  });
});
