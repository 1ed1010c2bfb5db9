/** @jest-environment jsdom */
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ModuleId } from '../remotes/pageId';
import type { PageState } from '../remotes/RemoteLoader';
import { RemotesContext } from '../remotes/RemotesContext';
import type { Remotes } from '../remotes/createRemotes';
import { SectionPanel } from './SectionPanel';

const MODULE = 'mfe_catalog/SectionPanel';

let state: PageState;
let change: () => void;
const endVisit = jest.fn();
const loader = {
  stateOf: () => state,
  subscribe: (_: string, listener: () => void) => {
    change = listener;
    return () => undefined;
  },
  visit: jest.fn<(page: ModuleId) => () => void>(() => endVisit),
  retry: jest.fn(),
  reportUncaught: jest.fn(),
};

beforeEach(() => {
  jest.clearAllMocks();
  // jsdom has no matchMedia.
  Object.assign(window, { matchMedia: () => new EventTarget() });
  state = { kind: 'loading', isSlow: false };
});

describe('SectionPanel', () => {
  it('says that the categories are loading', () => {
    show();
    expect(screen.getByRole('status')).toHaveTextContent('Loading categories');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('offers Try Again if they take long', async () => {
    show();
    enter({ kind: 'loading', isSlow: true });
    expect(screen.getByRole('status')).toHaveTextContent('Still loading');
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(loader.retry).toHaveBeenCalledWith(MODULE, 'shopper');
  });

  it('says that they can’t be reached, and keeps the focus in the panel when they are tried again', async () => {
    show();
    enter({ kind: 'failed', error: new Error() as never, ready: null });
    expect(screen.getByRole('alert')).toHaveTextContent('The categories can’t be reached');
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(loader.retry).toHaveBeenCalledWith(MODULE, 'shopper');
    enter({ kind: 'loading', isSlow: false });
    expect(screen.queryByRole('alert')).toBeNull();
    enter({ kind: 'ready', component: () => 'Shirts', integrity: '' });
    expect(screen.getByText('Shirts')).toHaveFocus();
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('says so too if they throw while rendering, and Try Again renders them again', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    let isBroken = true;
    state = {
      kind: 'ready',
      component: () => {
        if (isBroken) throw new Error('broken panel');
        return 'Shirts';
      },
      integrity: '',
    };
    show();
    expect(screen.getByRole('alert')).toBeInTheDocument();
    expect(loader.reportUncaught).toHaveBeenCalledWith(
      expect.stringContaining('broken panel'),
      expect.any(Error),
    );
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(screen.getByText('Shirts')).toBeInTheDocument();
    log.mockRestore();
  });

  it('counts as a visit, which may reload the document, only after Try Again', async () => {
    state = { kind: 'idle' };
    const panel = show();
    expect(loader.visit).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(loader.visit).toHaveBeenCalledWith(MODULE);
    panel.unmount();
    expect(endVisit).toHaveBeenCalled();
  });
});

function enter(next: PageState): void {
  state = next;
  act(() => change());
}

function show(): ReturnType<typeof render> {
  return render(
    <RemotesContext value={{ loader } as unknown as Remotes}>
      <SectionPanel section="men" onFollow={() => undefined} />
    </RemotesContext>,
  );
}
