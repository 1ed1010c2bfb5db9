import { useId, type ReactNode } from 'react';
import { Button } from 'shared-ui';
import classes from './Login.module.scss';
import { quickFills, type QuickFill } from './quickFills';

/** The three buttons that fill in the form (docs/product/account.md#sign-in). The names imply no roles. */
export function QuickFills({ onFill }: { readonly onFill: (fill: QuickFill) => void }): ReactNode {
  const titleId = useId();
  return (
    <div role="group" aria-labelledby={titleId} className={classes.fills}>
      <p id={titleId} className={classes.note}>
        Fill in a sample
      </p>
      {quickFills.map((fill) => (
        <Button key={fill.label} size="small" variant="quiet" onClick={() => onFill(fill)}>
          {fill.label}
        </Button>
      ))}
    </div>
  );
}
