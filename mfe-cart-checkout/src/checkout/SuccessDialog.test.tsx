/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { MemoryRouter } from 'shared-ui/memory-router';
import { useLocation } from 'shared-ui/router';
import { SuccessDialog } from './SuccessDialog';

beforeEach(() => {
  jest.useFakeTimers();
  onStay.mockClear();
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

const onStay = jest.fn();

describe('SuccessDialog', () => {
  it.each(WAYS)('is closed by %s, but not within its first second', (_, press) => {
    show();
    press();
    act(() => jest.advanceTimersByTime(999));
    expect(onStay).not.toHaveBeenCalled();
    act(() => jest.advanceTimersByTime(1));
    expect(onStay).toHaveBeenCalledTimes(1);
  });

  it('is closed at once after its first second', () => {
    show();
    act(() => jest.advanceTimersByTime(1_000));
    fireEvent.click(buttonNamed('Stay on this page'), { detail: 1 });
    expect(onStay).toHaveBeenCalledTimes(1);
  });

  it('is not closed by a press outside, and leads to / after three seconds', () => {
    show();
    // In jsdom all boxes are at the origin.
    fireEvent.click(dialog(), { clientX: 10, clientY: 10, detail: 1 });
    act(() => jest.advanceTimersByTime(2_999));
    expect(screen.getByText('at /checkout')).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(1));
    expect(screen.getByText('at /')).toBeInTheDocument();
    expect(onStay).not.toHaveBeenCalled();
  });

  it('leads nowhere once the shopper has left', () => {
    const { rerender } = show();
    rerender(page(null));
    act(() => jest.advanceTimersByTime(3_000));
    expect(screen.getByText('at /checkout')).toBeInTheDocument();
  });
});

function page(dialog: ReactNode): ReactElement {
  return (
    <MemoryRouter initialEntries={['/checkout']}>
      {dialog}
      <Place />
    </MemoryRouter>
  );
}

function show(): ReturnType<typeof render> {
  return render(page(<SuccessDialog order="WF-1" isOpen onStay={onStay} />));
}

function Place(): ReactNode {
  return <p>{`at ${useLocation().pathname}`}</p>;
}

function buttonNamed(name: string): HTMLElement {
  return screen.getByRole('button', { name, hidden: true });
}

function dialog(): HTMLElement {
  return screen.getByRole('dialog', { hidden: true });
}
