/** @jest-environment jsdom */
import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Popover } from './Popover';

const panel = (isOpen: boolean) => (
  <Popover id="panel" isOpen={isOpen} onClose={() => undefined}>
    Suggestions
  </Popover>
);

// jsdom has no popovers. The workshop's test has a browser with them.
it('a popover opens and closes in a browser without popovers', () => {
  const { rerender } = render(panel(false));
  expect(screen.getByText('Suggestions')).not.toBeVisible();
  rerender(panel(true));
  expect(screen.getByText('Suggestions')).toBeVisible();
  rerender(panel(false));
  expect(screen.getByText('Suggestions')).not.toBeVisible();
});
