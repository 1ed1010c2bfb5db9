import clsx from 'clsx';
import type { ReactNode } from 'react';
import classes from './Badge.module.scss';

interface Props {
  readonly tone?: 'neutral' | 'sale' | 'positive';
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

export function Badge({ tone = 'neutral', className, children }: Props): ReactNode {
  return <span className={clsx(classes.badge, classes[tone], className)}>{children}</span>;
}
