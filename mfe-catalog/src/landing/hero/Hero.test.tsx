/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen, type RenderResult } from '@testing-library/react';
import { createStores, StoresProvider } from 'shared-state';
import { MemoryRouter } from 'shared-ui/memory-router';
import { Hero } from './Hero';

const decode = jest.fn<() => Promise<void>>();

beforeEach(() => {
  jest.useFakeTimers();
  // jsdom lacks matchMedia and the network information.
  Object.assign(window, { matchMedia: () => Object.assign(new EventTarget(), { matches: false }) });
  // jsdom decodes no pictures.
  HTMLImageElement.prototype.decode = decode;
  decode.mockResolvedValue();
});

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'connection');
});

describe('the hero', () => {
  it('loads the other pictures before it advances', async () => {
    show({ saveData: false });
    expect(pictures()).toBe(1);
    await pass(3_000);
    expect(pictures()).toBe(5);
  });

  it('stays at its first picture and loads no other if the shopper saves data', async () => {
    show({ saveData: true });
    await pass(60_000);
    expect(pictures()).toBe(1);
    expect(screen.getByRole('group', { name: '1 of 5' })).not.toHaveAttribute('inert');
  });

  it('loads only the chosen picture if the shopper saves data', async () => {
    show({ saveData: true });
    fireEvent.click(screen.getByRole('button', { name: 'Show image 3 of 5' }));
    await pass(60_000);
    expect(screen.getByRole('group', { name: '3 of 5' })).not.toHaveAttribute('inert');
    expect(screen.getByRole('group', { name: '3 of 5' }).querySelector('img')).not.toBeNull();
    expect(pictures()).toBe(2);
  });

  it('keeps the slide until the picture of the next one is decoded', async () => {
    const decoded: (() => void)[] = [];
    decode.mockImplementation(() => new Promise((resolve) => decoded.push(resolve)));
    const { container } = show({ saveData: false });
    await pass(4_000);
    expect(screen.getByRole('button', { name: 'Show image 2 of 5' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    expect(screen.getByRole('group', { name: '1 of 5' })).not.toHaveAttribute('inert');
    expect(screen.getByText('The spring edit')).toBeInTheDocument();
    await finish(decoded);
    expect(screen.getByRole('group', { name: '2 of 5' })).not.toHaveAttribute('inert');
    expect(screen.getByText('Soft tailoring')).toBeInTheDocument();

    const phase = (): string | null | undefined =>
      container.querySelector('[data-phase]')?.getAttribute('data-phase');
    fireEvent.click(screen.getByRole('button', { name: 'Show image 5 of 5' }));
    expect(phase()).toBe('still');
    await finish(decoded);
    expect(phase()).toBe('out');
    await pass(500);
    expect(screen.getByRole('group', { name: '5 of 5' })).not.toHaveAttribute('inert');
  });

  it('does not show a slide whose picture cannot be loaded', async () => {
    decode.mockRejectedValue(new DOMException('No picture.', 'EncodingError'));
    show({ saveData: false });
    await pass(5_000);
    expect(screen.getByRole('group', { name: '1 of 5' })).not.toHaveAttribute('inert');
  });

  it('loads and shows all pictures after Play', async () => {
    show({ saveData: true });
    fireEvent.click(screen.getByRole('button', { name: 'Play' }));
    await pass(3_000);
    expect(pictures()).toBe(5);
    await pass(1_500);
    expect(screen.getByRole('group', { name: '2 of 5' })).not.toHaveAttribute('inert');
  });
});

function show(connection: { readonly saveData: boolean }): RenderResult {
  Object.defineProperty(navigator, 'connection', {
    value: Object.assign(new EventTarget(), connection),
    configurable: true,
  });
  return render(
    <StoresProvider stores={createStores(() => null)}>
      <MemoryRouter>
        <Hero id="home" />
      </MemoryRouter>
    </StoresProvider>,
  );
}

/** Decodes the last requested picture. */
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
