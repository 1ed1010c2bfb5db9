/** @jest-environment jsdom */
import { beforeEach, expect, it } from '@jest/globals';
import { act, renderHook, waitFor } from '@testing-library/react';
import { BrowserRouter, useLocation } from 'shared-ui/router';
import { RegistrationWizard } from './RegistrationWizard';
import { useStepHistory } from './useStepHistory';

beforeEach(() => window.history.pushState(null, '', '/register'));

it.each([
  ['Next', (wizard: RegistrationWizard) => wizard.next(), 3],
  ['Previous', (wizard: RegistrationWizard) => wizard.previous(), 1],
])('obeys %s while the browser still goes back for Previous', async (_name, press, step) => {
  const wizard = new RegistrationWizard();
  const { result } = renderHook(
    () => {
      useStepHistory(wizard);
      return useLocation().state as { registerStep: number } | null;
    },
    { wrapper: BrowserRouter },
  );
  act(() => wizard.next());
  act(() => wizard.next());
  act(() => wizard.previous());
  // Browsers go back only after the script, and slow ones much later.
  expect(result.current?.registerStep).toBe(3);
  act(() => press(wizard));
  const left = new Promise((resolve) => window.addEventListener('popstate', resolve));
  await act(() => left);
  await waitFor(() => expect(result.current?.registerStep ?? 1).toBe(step));
  expect(wizard.step).toBe(step);
});

it('obeys Previous while the host has not rendered the address of Next', async () => {
  const wizard = new RegistrationWizard();
  let render = (): void => undefined;
  const hold = (): Promise<void> => new Promise((resolve) => (render = resolve));
  renderHook(() => useStepHistory(wizard), {
    wrapper: ({ children }) => <BrowserRouter waitFor={hold}>{children}</BrowserRouter>,
  });
  act(() => wizard.next());
  act(() => wizard.previous());
  await act(() => Promise.resolve(render()));
  expect(wizard.step).toBe(1);
});
