/** @jest-environment jsdom */
import '../testing/fixture';
import { expect, it } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { createStores, rememberSize, StoresProvider, toSummary } from 'shared-state';
import { MemoryStorage } from 'shared-state/testing';
import { MemoryRouter } from 'shared-ui/memory-router';
import { productsOf } from '../catalogue/catalogue';
import { detailsOf } from '../catalogue/details';
import type { Product } from '../catalogue/types';
import { firstSection } from '../catalogue/sections';
import { PurchasePanel } from './PurchasePanel';

it('offers no size for a product without sizes, not even the size of the last time', () => {
  rememberSize('men-kurta-1', 'XL');
  const stores = createStores(() => new MemoryStorage());
  stores.cart.start();
  const [shirt] = productsOf(firstSection) as [Product];
  const product = { ...shirt, hasSizes: false } as const;
  render(
    <MemoryRouter>
      <StoresProvider stores={stores}>
        <PurchasePanel
          product={product}
          details={detailsOf(product.id)}
          section={firstSection}
          onRating={() => undefined}
        />
      </StoresProvider>
    </MemoryRouter>,
  );
  expect(screen.queryByText(/size/i)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Add to Cart' }));
  expect(stores.cart.lines).toEqual([{ ...toSummary(product), hasSizes: false, quantity: 1 }]);
});
