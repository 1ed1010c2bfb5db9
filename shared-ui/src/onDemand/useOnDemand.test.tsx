/** @jest-environment jsdom */
import { beforeEach, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentType, ReactNode } from 'react';
import { useOnDemand } from './useOnDemand';

const load = jest.fn<() => Promise<ComponentType>>();

beforeEach(() => {
  load.mockReset().mockResolvedValue(() => <p>The part</p>);
  render(<Opener />);
});

it('a failed press opens nothing, also once the part is loaded ahead', async () => {
  load.mockRejectedValueOnce(new Error('offline'));
  await press();
  await hover();
  expect(load).toHaveBeenCalledTimes(2);
  expect(screen.queryByText('The part')).toBeNull();
  await press();
  expect(screen.getByText('The part')).toBeInTheDocument();
});

it('is loaded once', async () => {
  await hover();
  await hover();
  fireEvent.click(button());
  expect(screen.getByText('The part')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(1);
});

function press(): Promise<unknown> {
  return act(() => Promise.resolve(fireEvent.click(button())));
}

function hover(): Promise<unknown> {
  return act(() => Promise.resolve(fireEvent.pointerEnter(button())));
}

function button(): HTMLElement {
  return screen.getByRole('button');
}

function Opener(): ReactNode {
  const { Part, preload, open } = useOnDemand(load);
  return (
    <>
      <button type="button" onPointerEnter={preload} onClick={open}>
        Open
      </button>
      {Part && <Part />}
    </>
  );
}
