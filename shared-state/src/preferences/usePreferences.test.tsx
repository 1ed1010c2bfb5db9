/** @jest-environment @stryker-mutator/jest-runner/jest-env/jsdom */
import { afterEach, expect, it } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { stores } from '../createStores';
import { usePreferences } from './usePreferences';

afterEach(() => stores.preferences.reset());

it('usePreferences follows the shopper’s choice', () => {
  render(<Shown />);
  expect(screen.getByText('system, system')).toBeInTheDocument();
  act(() => stores.preferences.setMotion('reduced'));
  act(() => stores.preferences.setTheme('dark'));
  expect(screen.getByText('dark, reduced')).toBeInTheDocument();
});

it('usePreferences has no choice while HTML is written', () => {
  stores.preferences.setTheme('dark');
  expect(renderToString(<Shown />)).toBe('<p>system, system</p>');
});

function Shown(): ReactNode {
  const { theme, motion } = usePreferences();
  return <p>{`${theme}, ${motion}`}</p>;
}
