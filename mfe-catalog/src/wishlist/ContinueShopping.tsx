import type { ComponentProps, ReactNode } from 'react';
import { useLastListing } from 'shared-state';
import { ButtonLink } from 'shared-ui';

/** The link back to the last visited listing. */
export function ContinueShopping({
  variant = 'primary',
}: Pick<ComponentProps<typeof ButtonLink>, 'variant'>): ReactNode {
  return (
    <ButtonLink variant={variant} to={useLastListing()}>
      Continue Shopping
    </ButtonLink>
  );
}
