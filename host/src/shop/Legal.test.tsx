/** @jest-environment jsdom */
import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'shared-ui/memory-router';
import { Privacy } from './Legal';

it.each([
  'your cart',
  'your wishlist',
  'profile',
  'token',
  'receipts',
  'theme and motion',
  'size that you chose last',
  'products that you viewed last',
  'unfinished registration, without passwords',
  'unfinished checkout',
  'pages that you opened',
])('the privacy policy names %s', (what) => {
  render(
    <MemoryRouter>
      <Privacy />
    </MemoryRouter>,
  );
  expect(screen.getByRole('article').textContent?.toLowerCase()).toContain(what);
});
