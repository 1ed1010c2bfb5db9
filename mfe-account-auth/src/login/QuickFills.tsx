import { useId, type ReactNode } from 'react';
import { Button } from 'shared-ui';
import classes from './Login.module.scss';

interface QuickFill {
  readonly label: string;
  readonly email: string;
  readonly password: string;
}

/** Any email and password work (docs/product/account.md#session). */
const QUICK_FILLS: readonly QuickFill[] = [
  { label: 'User', email: 'user@example.com', password: 'demo-user' },
  { label: 'Admin', email: 'admin@example.com', password: 'demo-admin' },
  { label: 'Customer', email: 'customer@example.com', password: 'demo-customer' },
];

/** The three buttons that fill in the form (docs/product/account.md#sign-in). The names imply no roles. */
export function QuickFills({ onFill }: { readonly onFill: (fill: QuickFill) => void }): ReactNode {
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
