/** @jest-environment @stryker-mutator/jest-runner/jest-env/jsdom */
import { expect, it, jest } from '@jest/globals';
import { render } from '@testing-library/react';
import { createStoreContext } from './createStoreContext';

it('starts the companion with the provider, once, and stops it when the provider unmounts', () => {
  const stop = jest.fn();
  const start = jest.fn(() => stop);
  const { Provider } = createStoreContext({ start: () => () => undefined }, 'outside', { start });
  const { rerender, unmount } = render(<Provider>a</Provider>);
  rerender(<Provider>b</Provider>);
  expect(start).toHaveBeenCalledTimes(1);
  expect(stop).not.toHaveBeenCalled();
  unmount();
  expect(stop).toHaveBeenCalledTimes(1);
});
