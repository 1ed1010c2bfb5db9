/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { Popover } from './Popover';

const panel = (isOpen: boolean) => (
  <Popover id="panel" isOpen={isOpen} onClose={() => undefined}>
    Suggestions
  </Popover>
);

const shown = (): HTMLElement | null => document.getElementById('panel');

describe('Popover', () => {
  afterEach(() => {
    Reflect.deleteProperty(HTMLElement.prototype, 'togglePopover');
  });

  it('opens and closes the browser’s popover', () => {
    const calls: (boolean | undefined)[] = [];
    HTMLElement.prototype.togglePopover = (options) => {
      const isOpen = typeof options === 'object' ? options.force : options;
      calls.push(isOpen);
      return isOpen ?? false;
    };
    const { rerender } = render(panel(false));
    rerender(panel(true));
    rerender(panel(false));
    expect(calls).toEqual([false, true, false]);
  });

  it('opens and closes in a browser without popovers', () => {
    const { rerender } = render(panel(false));
    expect(shown()).not.toBeVisible();
    rerender(panel(true));
    expect(shown()).toBeVisible();
    rerender(panel(false));
    expect(shown()).not.toBeVisible();
  });
});
