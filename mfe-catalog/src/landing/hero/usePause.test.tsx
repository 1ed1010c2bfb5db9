/** @jest-environment jsdom */
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { createStores, StoresProvider } from 'shared-state';
import { usePause } from './usePause';

const { preferences, ...others } = createStores(() => null);
const isHidden = jest.fn<() => boolean>();

beforeEach(() => {
  isHidden.mockReturnValue(false);
  jest.spyOn(document, 'hidden', 'get').mockImplementation(isHidden);
  preferences.erase();
  // jsdom lacks matchMedia.
  Object.assign(window, { matchMedia: () => Object.assign(new EventTarget(), { matches: false }) });
});

describe('usePause', () => {
  it('stops as soon as the shopper prefers reduced motion, even after Play', () => {
    const { press } = show();
    press();
    press();
    expect(state()).toBe('running');
    act(() => preferences.setMotion('reduced'));
    expect(state()).toBe('stopped');
  });

  it('plays again after another Play, or when the preference is reset', () => {
    act(() => preferences.setMotion('reduced'));
    const { press } = show();
    press();
    expect(state()).toBe('running');
    press();
    act(() => preferences.setMotion('system'));
    expect(state()).toBe('running');
  });

  it('keeps Pause when the preference is set and reset', () => {
    const { press } = show();
    press();
    act(() => preferences.setMotion('reduced'));
    act(() => preferences.setMotion('system'));
    expect(state()).toBe('stopped');
  });

  it('holds in a tab that was opened in the background, until it is visible', () => {
    isHidden.mockReturnValue(true);
    show();
    expect(state()).toBe('held');
    isHidden.mockReturnValue(false);
    fireEvent(document, new Event('visibilitychange'));
    expect(state()).toBe('running');
  });
});

function state(): string | null {
  return screen.getByRole('button').textContent;
}

function show(): { readonly press: () => void } {
  const Region = observer(function Region(): ReactNode {
    const { isStopped, isHeld, toggle } = usePause();
    const state = isStopped ? 'stopped' : isHeld ? 'held' : 'running';
    return (
      <button type="button" onClick={toggle}>
        {state}
      </button>
    );
  });
  render(
    <StoresProvider stores={{ preferences, ...others }}>
      <Region />
    </StoresProvider>,
  );
  return {
    press: () => {
      act(() => screen.getByRole('button').click());
    },
  };
}
