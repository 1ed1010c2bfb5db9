/** @jest-environment jsdom */
import { beforeEach, expect, it, jest } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { ignoreSecondClick } from './ignoreSecondClick';

const remove = jest.fn(ignoreSecondClick);

beforeEach(() => {
  document.body.innerHTML = '<button>Remove</button><a href="#next">Next</a>';
  screen.getByRole('button').addEventListener('click', remove);
});

it('lets only the first click of a double or triple click, and each click by keyboard, remove a line', () => {
  for (const detail of [1, 2, 3]) press('button', detail);
  expect(remove).toHaveBeenCalledTimes(1);
  for (const detail of [1, 2, 0]) press('button', detail);
  expect(remove).toHaveBeenCalledTimes(3);
});

it('stops the second press on a link that moves under the pointer, until the next single click', () => {
  press('button', 1);
  expect(press('link', 2)).toBe(false);
  expect(press('link', 1)).toBe(true);
  expect(press('link', 2)).toBe(true);
});

/**
 * @param detail 1 for a single click, 2 for the second click of a double click, 0 for a click by keyboard
 * @returns whether the browser would follow a link
 */
function press(role: 'button' | 'link', detail: number): boolean {
  return fireEvent.click(screen.getByRole(role), { detail });
}
