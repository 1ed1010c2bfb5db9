import clsx from 'clsx';
import type { ReactNode } from 'react';
import classes from './Skeleton.module.scss';

interface Props {
  readonly shape: 'text' | 'title' | 'picture' | 'banner' | 'field';
}

/** A placeholder with the size of content that is loading. Decorative; pair with status text. */
export function Skeleton({ shape }: Props): ReactNode {
  return <span aria-hidden="true" className={clsx(classes.skeleton, classes[shape])} />;
}
