import { useState, type ReactNode } from 'react';
import { Button, Icon, showToast } from 'shared-ui';
import { countOf } from './countOf';
import classes from './FilterBar.module.scss';
import type { FilterDialogProps } from './FilterDialog';

type Dialog = typeof import('./FilterDialog').FilterDialog;

type Props = Omit<FilterDialogProps, 'isOpen' | 'onClose'> & {
  /** How many filters are in force. */
  readonly activeCount: number;
};

/** How many products there are, and the way to narrow and order them (RULINGS A19). */
export function FilterBar({ activeCount, ...rest }: Props): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const [Dialog, setDialog] = useState<Dialog | null>(null);

  // Not everybody filters: the dialog comes when the pointer or the focus comes near its button.
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
      // The listing is as it was, and the next click asks for the dialog again.
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
          {activeCount > 0 && ` (${activeCount})`}
        </Button>
      </span>
      <p role="status" className={classes.count}>
        {countOf(rest.count)}
      </p>
      {Dialog && <Dialog {...rest} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </div>
  );
}
