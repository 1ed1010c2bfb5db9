import type { ReactNode } from 'react';
import { Button, Icon } from 'shared-ui';
import { useOnDemand } from '../onDemand/useOnDemand';
import type { Listing } from './useListing';

/** Opens the filter dialog. Its code is loaded when the pointer or the focus reaches the button. */
export function FilterButton({ listing }: { readonly listing: Listing }): ReactNode {
  const { filters } = listing;
  const dialog = useOnDemand(async () => {
    const { FilterDialog } = await import('./FilterDialog');
    return FilterDialog;
  });
  return (
    <span onPointerEnter={dialog.preload} onFocus={dialog.preload}>
      <Button variant="secondary" size="small" aria-haspopup="dialog" onClick={dialog.open}>
        <Icon name="sliders-horizontal" />{' '}
        <span>{filters.length > 0 ? `Filter (${filters.length})` : 'Filter'}</span>
      </Button>
      {dialog.Part && <dialog.Part listing={listing} onClose={dialog.close} />}
    </span>
  );
}
