import { useId, useState, type ComponentProps, type ReactNode } from 'react';
import { countOf, formatSum, Icon } from 'shared-ui';
import { OrderLines } from 'shared-ui/order';
import classes from './SummaryAtTop.module.scss';

interface Props {
  readonly lines: ComponentProps<typeof OrderLines>['lines'];
  /** In cents. */
  readonly total: number;
}

/**
 * The order's lines and total as a disclosure above the form, in narrow windows. Wide windows have them next to the form.
 */
export function SummaryAtTop({ lines, total }: Props): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const panelId = useId();
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <div className={classes.summary}>
      <button
        type="button"
        className={classes.head}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span>{`${isOpen ? 'Hide' : 'Show'} your order: ${countOf(count, 'item')}`}</span>
        <Icon name="chevron-down" className={classes.sign} />
        <strong className={classes.total}>{formatSum(total)}</strong>
      </button>
      <div id={panelId} className={classes.panel} hidden={!isOpen}>
        {isOpen && <OrderLines lines={lines} />}
      </div>
    </div>
  );
}
