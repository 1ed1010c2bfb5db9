import type { ReactNode } from 'react';
import type { Avatar } from 'shared-state';
import classes from './AvatarPicture.module.scss';
import { cloths } from './cloths';

interface Props {
  /** Somebody who signed in without registering has none; the first one stands for it. */
  readonly avatar: Avatar | null;
  readonly size?: 'small' | 'large';
  /** What the picture says where no words stand beside it. */
  readonly label?: string;
}

/** An avatar: a roundel cut from a drawn cloth (SPEC §3, avatar1 to avatar4). */
export function AvatarPicture({ avatar, size = 'small', label }: Props): ReactNode {
  const { tone, threads } = cloths[avatar ?? 'avatar1'];
  return (
    <svg
      viewBox="0 0 64 64"
      className={[classes.roundel, classes[size], classes[tone]].join(' ')}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <rect width="64" height="64" className={classes.ground} />
      {threads.map(({ path, weight }) => (
        <path key={path} d={path} className={classes[weight]} />
      ))}
    </svg>
  );
}
