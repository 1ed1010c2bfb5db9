/** @jest-environment jsdom */
import { expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { Popover } from './Popover';

const panel = (isOpen: boolean) => (
  <Popover id="panel" isOpen={isOpen} onClose={() => undefined}>
    Suggestions
  </Popover>
);

const shown = (): HTMLElement | null => document.getElementById('panel');

// jsdom has no popovers. The workshop's test has a browser with them.
it('a popover opens and closes in a browser without popovers', () => {
  const { rerender } = render(panel(false));
  expect(shown()).not.toBeVisible();
  rerender(panel(true));
  expect(shown()).toBeVisible();
  rerender(panel(false));
  expect(shown()).not.toBeVisible();
});
