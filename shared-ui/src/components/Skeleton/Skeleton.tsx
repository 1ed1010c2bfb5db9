import clsx from 'clsx';
import type { ReactNode } from 'react';
import classes from './Skeleton.module.scss';

interface Props {
  /** What is coming. */
  readonly shape: 'text' | 'title' | 'picture' | 'banner' | 'field';
}

/** Keeps the room of something that is on its way, in its shape. Decorative: say in words that it loads. */
export function Skeleton({ shape }: Props): ReactNode {
  return <span aria-hidden="true" className={clsx(classes.skeleton, classes[shape])} />;
}
