/** @jest-environment jsdom */
import { expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { testRemotes } from '../remotes/testing/testRemotes';
import { SectionPanel } from './SectionPanel';

const MODULE = 'mfe_catalog/SectionPanel';
const LOADING = { kind: 'loading', isSlow: false };

const endVisit = jest.fn();
const loader = {
  prefetch: jest.fn(),
  visit: jest.fn<(page: string) => () => void>(() => endVisit),
  retry: jest.fn(),
  reportUncaught: jest.fn(),
};

it('says that the categories are loading, and offers Try Again if they take long', async () => {
  const { enter } = show(LOADING);
  expect(screen.getByRole('status')).toHaveTextContent('Loading categories');
  expect(screen.queryByRole('button')).toBeNull();
  enter({ ...LOADING, isSlow: true });
  expect(screen.getByRole('status')).toHaveTextContent('Still loading');
  await tryAgain();
  expect(loader.retry).toHaveBeenCalledWith(MODULE, 'shopper');
});

it('says that they can’t be reached, and keeps the focus in the panel when they are tried again', async () => {
  const { enter } = show({ kind: 'failed' });
  expect(screen.getByRole('alert')).toHaveTextContent('The categories can’t be reached');
  await tryAgain();
  expect(loader.retry).toHaveBeenCalledWith(MODULE, 'shopper');
  enter(LOADING);
  expect(screen.queryByRole('alert')).toBeNull();
  enter({ kind: 'ready', component: () => 'Shirts' });
  expect(screen.getByText('Shirts')).toHaveFocus();
  expect(screen.queryByRole('status')).toBeNull();
});

it('says so too if they throw while rendering, and Try Again renders them again', async () => {
  const error = new Error('broken panel');
  let isBroken = true;
  const component = (): string => {
    if (isBroken) throw error;
    return 'Shirts';
  };
  show({ kind: 'ready', component });
  expect(screen.getByRole('alert')).toBeInTheDocument();
  expect(loader.reportUncaught).toHaveBeenCalledWith(error);
  isBroken = false;
  await tryAgain();
  expect(screen.getByText('Shirts')).toBeInTheDocument();
});

it('counts as a visit, which may reload the document, only after Try Again', async () => {
  const { unmount } = show({ kind: 'idle' });
  expect(loader.visit).not.toHaveBeenCalled();
  await tryAgain();
  expect(loader.visit).toHaveBeenCalledWith(MODULE);
  unmount();
  expect(endVisit).toHaveBeenCalled();
});

function tryAgain(): Promise<void> {
  return userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
}

function show(state: object): { enter: (state: object) => void; unmount: () => void } {
  const { wrapper, enter } = testRemotes(loader, state);
  const panel = <SectionPanel section="men" onFollow={() => undefined} />;
  const { unmount } = render(panel, { wrapper, onCaughtError: () => undefined });
  return { enter: (next) => act(() => enter(next)), unmount };
}
