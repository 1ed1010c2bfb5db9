/** @jest-environment jsdom */
import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { inShop } from 'stand-in/in-shop';
import { IN_TAB, ON_DEVICE } from '../pages/storedData';
import { Privacy } from './Legal';

it('the privacy policy names everything that is stored, and the pages that were opened', () => {
  render(inShop(<Privacy />));
  const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(items).toEqual([
    ...Object.values(ON_DEVICE),
    expect.stringContaining('pages that you opened'),
    ...Object.values(IN_TAB),
  ]);
});
