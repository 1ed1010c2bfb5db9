/** @jest-environment jsdom */
import { afterEach, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dismissToasts, Toasts } from 'shared-ui';
import { ShareButton } from './ShareButton';

afterEach(() => {
  // Messages outlive the component.
  act(dismissToasts);
  Reflect.deleteProperty(navigator, 'share');
});

it('the Share button opens the system’s share sheet if there is one', async () => {
  const share = offerSheet(() => Promise.resolve());
  window.history.replaceState(null, '', '/?subscriber=7#reviews');
  await press();
  expect(share).toHaveBeenCalledWith({ title: 'A shirt', url: 'http://localhost/' });
  expect(screen.queryByText('Link copied.')).toBeNull();
});

it('shows no message when the shopper closes the sheet', async () => {
  offerSheet(() => Promise.reject(new DOMException('closed', 'AbortError')));
  await press();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('copies the link if there is no share sheet', async () => {
  // It installs a clipboard, which jsdom lacks.
  userEvent.setup();
  await press();
  expect(await navigator.clipboard.readText()).toBe('http://localhost/');
  expect(screen.getByText('Link copied.')).toBeInTheDocument();
});

it('shows the link if copying is denied too', async () => {
  userEvent.setup();
  const denied = new DOMException('no', 'NotAllowedError');
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(denied);
  await press();
  expect(screen.getByText('Copy this link to share it: http://localhost/')).toBeInTheDocument();
});

/** Defines `navigator.share`, which jsdom lacks. */
function offerSheet(share: Navigator['share']): jest.Mock<Navigator['share']> {
  const mock = jest.fn(share);
  Object.defineProperty(navigator, 'share', { value: mock, configurable: true });
  return mock;
}

async function press(): Promise<void> {
  render(
    <>
      <ShareButton title="A shirt" />
      <Toasts />
    </>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Share' }));
  await act(async () => Promise.resolve());
}
