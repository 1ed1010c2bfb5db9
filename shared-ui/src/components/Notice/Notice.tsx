import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon';
import classes from './Notice.module.scss';

interface Props {
  /** `danger` has the role alert. */
  readonly tone?: 'info' | 'danger';
  readonly children: ReactNode;
}

/** A highlighted message of a sentence or two. */
export function Notice({ tone = 'info', children }: Props): ReactNode {
  const isDanger = tone === 'danger';
  // A list of errors that becomes shorter while the shopper corrects them is not read again.
  const alert = { role: 'alert', 'aria-atomic': false, 'aria-relevant': 'additions' } as const;
  return (
    <div className={classes.notice} {...(isDanger ? alert : {})}>
      <Icon name={isDanger ? 'circle-alert' : 'info'} />
      <div>{children}</div>
    </div>
  );
}
