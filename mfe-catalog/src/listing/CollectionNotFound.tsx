import type { ReactNode } from 'react';
import { ButtonLink, EmptyState, PageTitle } from 'shared-ui';

/** The page of an unknown section (docs/product/listing.md#collection). */
export function CollectionNotFound(): ReactNode {
  return (
    <>
      <PageTitle isUnlisted>Collection Not Found</PageTitle>
      <EmptyState
        icon="search"
        level={1}
        title="Collection Not Found"
        text="The requested collection could not be found."
      >
        <ButtonLink to="/">Go Back Home</ButtonLink>
      </EmptyState>
    </>
  );
}
