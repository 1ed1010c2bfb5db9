import clsx from 'clsx';
import type { ReactNode } from 'react';
import classes from './AvatarPicture.module.scss';
import { cloths, type Avatar } from './cloths';

interface Props {
  /** Null for a user who has not registered. Then the first avatar is shown. */
  readonly avatar: Avatar | null;
  readonly size?: 'tiny' | 'small' | 'large';
  /** The alternative text, if there is no text next to the picture. */
  readonly label?: string;
}

/** An avatar: a circle with a drawing of a cloth (docs/product/account.md#avatars). */
export function AvatarPicture({ avatar, size = 'small', label }: Props): ReactNode {
  const { ground, thread, paths } = cloths[avatar ?? 'avatar1'];
  return (
    <svg
      viewBox="0 0 64 64"
      className={clsx(classes.roundel, classes[size])}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <rect width="64" height="64" fill={ground} />
      {paths.map((path) => (
        <path key={path} d={path} fill="none" {...thread} />
      ))}
    </svg>
  );
}
