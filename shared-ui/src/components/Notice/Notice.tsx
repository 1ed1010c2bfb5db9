import clsx from 'clsx';
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
  return (
    <div
      className={clsx(classes.notice, isDanger && classes.danger)}
      {...(isDanger ? { role: 'alert' } : {})}
    >
      <Icon name={isDanger ? 'circle-alert' : 'info'} />
      <div>{children}</div>
    </div>
  );
}
