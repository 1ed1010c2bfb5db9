/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'shared-ui/memory-router';
import { SuccessDialog } from './SuccessDialog';

beforeEach(() => {
  jest.useFakeTimers();
  // jsdom has no dialogs.
  Object.assign(HTMLDialogElement.prototype, { showModal: jest.fn(), close: jest.fn() });
});

afterEach(() => {
  jest.useRealTimers();
});

/** The ways to close the dialog. jsdom shows no modal dialogs, so its controls count as hidden. */
const WAYS: readonly (readonly [way: string, press: () => void])[] = [
  ['Stay on this page', () => fireEvent.click(buttonNamed('Stay on this page'), { detail: 1 })],
  ['Close', () => fireEvent.click(buttonNamed('Close'), { detail: 1 })],
  ['Escape', () => fireEvent(dialog(), new Event('cancel', { cancelable: true }))],
];

describe('SuccessDialog', () => {
  it.each(WAYS)('is closed by %s, but not within its first second', (_, press) => {
    const onStay = jest.fn();
    render(
      <MemoryRouter>
        <SuccessDialog order="WF-1" isOpen onStay={onStay} />
      </MemoryRouter>,
    );
    press();
    act(() => jest.advanceTimersByTime(999));
    expect(onStay).not.toHaveBeenCalled();
    act(() => jest.advanceTimersByTime(1));
    expect(onStay).toHaveBeenCalledTimes(1);
  });

  it('is closed at once after its first second', () => {
    const onStay = jest.fn();
    render(
      <MemoryRouter>
        <SuccessDialog order="WF-1" isOpen onStay={onStay} />
      </MemoryRouter>,
    );
    act(() => jest.advanceTimersByTime(1_000));
    fireEvent.click(buttonNamed('Stay on this page'), { detail: 1 });
    expect(onStay).toHaveBeenCalledTimes(1);
  });
});

function buttonNamed(name: string): HTMLElement {
  return screen.getByRole('button', { name, hidden: true });
}

function dialog(): HTMLElement {
  return screen.getByRole('dialog', { hidden: true });
}
