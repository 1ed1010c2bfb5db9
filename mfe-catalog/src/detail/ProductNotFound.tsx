import type { ReactNode } from 'react';
import { ButtonLink, EmptyState, PageTitle } from 'shared-ui';

/** The page of an id that no product has (SPEC §8). */
export function ProductNotFound(): ReactNode {
  return (
    <>
      <PageTitle isUnlisted>Product not found</PageTitle>
      <EmptyState icon="search" level={1} title="Product not found.">
        <ButtonLink to="/product/men">Browse the shop</ButtonLink>
      </EmptyState>
    </>
  );
}
