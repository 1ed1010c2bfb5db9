import { useState, type ReactNode } from 'react';
import { Button, Icon, showToast } from 'shared-ui';
import type { Listing } from './useListing';

type Dialog = typeof import('./FilterDialog').FilterDialog;

/** Opens the filter dialog. Its code is loaded when the pointer or the focus reaches the button. */
export function FilterButton({ listing }: { readonly listing: Listing }): ReactNode {
  const { filters } = listing;
  const [isOpen, setOpen] = useState(false);
  const [Dialog, setDialog] = useState<Dialog | null>(null);

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
      // The listing is unchanged, and the next click tries again.
      showToast('The filters can’t be reached right now. Please try again.');
    }
  };

  return (
    <span onPointerEnter={handleNear} onFocus={handleNear}>
      <Button
        variant="secondary"
        size="small"
        aria-haspopup="dialog"
        onClick={() => void handleOpen()}
      >
        <Icon name="sliders-horizontal" />{' '}
        <span>{filters.length > 0 ? `Filter (${filters.length})` : 'Filter'}</span>
      </Button>
      {Dialog && <Dialog listing={listing} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </span>
  );
}
