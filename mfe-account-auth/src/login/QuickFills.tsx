import { useId, type ReactNode } from 'react';
import { Button } from 'shared-ui';
import classes from './Login.module.scss';

/** Any email and password work (docs/product/account.md#session). */
const QUICK_FILLS = [
  { label: 'User', email: 'user@example.com', password: 'demo-user' },
  { label: 'Admin', email: 'admin@example.com', password: 'demo-admin' },
  { label: 'Customer', email: 'customer@example.com', password: 'demo-customer' },
] as const;

interface Props {
  readonly onFill: (fill: (typeof QUICK_FILLS)[number]) => void;
}

/** The three buttons that fill in the form (docs/product/account.md#sign-in). The names imply no roles. */
export function QuickFills({ onFill }: Props): ReactNode {
  const titleId = useId();
  return (
    <div role="group" aria-labelledby={titleId} className={classes.fills}>
      <p id={titleId} className={classes.note}>
        Fill in a sample
      </p>
      {QUICK_FILLS.map((fill) => (
        <Button key={fill.label} size="small" variant="quiet" onClick={() => onFill(fill)}>
          {fill.label}
        </Button>
      ))}
    </div>
  );
}
