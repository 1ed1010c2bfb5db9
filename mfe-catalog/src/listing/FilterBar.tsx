import { useState, type ReactNode } from 'react';
import { Button, countOf, Icon, showToast } from 'shared-ui';
import classes from './FilterBar.module.scss';
import type { Listing } from './useListing';

type Dialog = typeof import('./FilterDialog').FilterDialog;

/** The number of products, and the button of the filter dialog (RULINGS A19). */
export function FilterBar({ listing }: { readonly listing: Listing }): ReactNode {
  const { products, filters } = listing;
  const [isOpen, setOpen] = useState(false);
  const [Dialog, setDialog] = useState<Dialog | null>(null);

  // The dialog's code is loaded when the pointer or the focus reaches its button.
  const load = async (): Promise<void> => {
    const { FilterDialog } = await import('./FilterDialog');
    setDialog(() => FilterDialog);
  };
  const handleNear = (): void => {
    load().catch(() => undefined);
  };
  const handleOpen = async (): Promise<void> => {
    try {
      await load();
      setOpen(true);
    } catch {
      // The listing is unchanged, and the next click loads again.
      showToast('The filters can’t be reached right now. Please try again.');
    }
  };

  return (
    <div className={classes.bar}>
      <span onPointerEnter={handleNear} onFocus={handleNear}>
        <Button
          variant="secondary"
          size="small"
          aria-haspopup="dialog"
          onClick={() => void handleOpen()}
        >
          <Icon name="sliders-horizontal" /> Filter and sort
          {filters.length > 0 && ` (${filters.length})`}
        </Button>
      </span>
      <p role="status" className={classes.count}>
        {countOf(products.length, 'product')}
      </p>
      {Dialog && <Dialog listing={listing} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </div>
  );
}
