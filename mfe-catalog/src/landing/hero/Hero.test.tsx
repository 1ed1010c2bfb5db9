/** @jest-environment jsdom */
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { Stores } from 'shared-state';
import { inShop, storesOf } from 'stand-in/in-shop';
import { Hero } from './Hero';

const decode = jest.fn<() => Promise<void>>();

beforeEach(() => {
  jest.useFakeTimers();
  // jsdom decodes no pictures.
  HTMLImageElement.prototype.decode = decode;
  decode.mockResolvedValue();
});

describe('the hero', () => {
  it('loads only a chosen picture if the shopper saves data, and advances only after Play', async () => {
    show(true);
    await pass(60_000);
    expect(pictures()).toBe(1);
    expect(shown()).toBe('1 of 5');
    press('Show image 3 of 5');
    await pass(60_000);
    expect(pictures()).toBe(2);
    expect(shown()).toBe('3 of 5');
    press('Play');
    await pass(3_000);
    expect(pictures()).toBe(5);
    await pass(1_500);
    expect(shown()).toBe('4 of 5');
  });

  it('keeps the slide until the picture of the next one is decoded', async () => {
    const decoded: (() => void)[] = [];
    decode.mockImplementation(() => new Promise((resolve) => decoded.push(resolve)));
    show();
    await pass(4_000);
    const second = screen.getByRole('button', { name: 'Show image 2 of 5' });
    expect(second).toHaveAttribute('aria-disabled', 'true');
    expect(shown()).toBe('1 of 5');
    expect(screen.getByText('The spring edit')).toBeInTheDocument();
    await finish(decoded);
    expect(shown()).toBe('2 of 5');
    expect(screen.getByText('Soft tailoring')).toBeInTheDocument();

    press('Show image 5 of 5');
    expect(document.querySelector('[data-phase="still"]')).not.toBeNull();
    await finish(decoded);
    expect(document.querySelector('[data-phase="out"]')).not.toBeNull();
    await pass(500);
    expect(shown()).toBe('5 of 5');
  });

  it('loads the other pictures, but does not show a slide whose picture cannot be loaded', async () => {
    decode.mockRejectedValue(new DOMException('No picture.', 'EncodingError'));
    show();
    expect(pictures()).toBe(1);
    await pass(3_000);
    expect(pictures()).toBe(5);
    await pass(2_000);
    expect(shown()).toBe('1 of 5');
  });

  it('stops for reduced motion even after Play, until another Play or until the preference is reset', () => {
    const preferences = show();
    press('Pause');
    press('Play');
    expect(isRunning()).toBe(true);
    act(() => preferences.setMotion('reduced'));
    expect(isRunning()).toBe(false);
    press('Play');
    expect(isRunning()).toBe(true);
    press('Pause');
    act(() => preferences.setMotion('system'));
    expect(isRunning()).toBe(true);
  });

  it('keeps Pause when the preference is set and reset', () => {
    const preferences = show();
    press('Pause');
    act(() => preferences.setMotion('reduced'));
    act(() => preferences.setMotion('system'));
    expect(isRunning()).toBe(false);
  });

  it('holds in a tab that was opened in the background, until it is visible, and with the keyboard focus', () => {
    const isHidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    show();
    expect(isRunning()).toBe(false);
    isHidden.mockReturnValue(false);
    fireEvent(document, new Event('visibilitychange'));
    expect(isRunning()).toBe(true);
    act(() => screen.getByRole('button', { name: 'Pause' }).focus());
    expect(isRunning()).toBe(false);
    act(() => screen.getByRole('button', { name: 'Pause' }).blur());
    expect(isRunning()).toBe(true);
  });
});

function show(saveData = false): Stores['preferences'] {
  Object.defineProperty(navigator, 'connection', {
    value: Object.assign(new EventTarget(), { saveData }),
    configurable: true,
  });
  const stores = storesOf();
  render(inShop(<Hero id="home" />, '/', stores));
  return stores.preferences;
}

function press(name: string): void {
  fireEvent.click(screen.getByRole('button', { name }));
}

/** Whether the carousel advances; its slides are announced while it does not. */
function isRunning(): boolean {
  return document.querySelector('[aria-live="off"]') !== null;
}

function shown(): string | null | undefined {
  return document.querySelector('[role="group"]:not([inert])')?.getAttribute('aria-label');
}

async function finish(decoded: readonly (() => void)[]): Promise<void> {
  await act(() => Promise.resolve(decoded.at(-1)?.()));
}

async function pass(milliseconds: number): Promise<void> {
  // In steps, because each advance starts its timer after a render.
  for (let left = milliseconds; left > 0; left -= 500)
    await act(() => jest.advanceTimersByTimeAsync(500));
}

function pictures(): number {
  return document.querySelectorAll('img').length;
}
