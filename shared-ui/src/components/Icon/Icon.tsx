import clsx from 'clsx';
import type { ReactNode } from 'react';
import classes from './Icon.module.scss';
import type { IconName } from './iconNames';
import spriteUrl from './sprite.svg';

/**
 * The address of the sprite. The shop's HTML contains the sprite, so that the first paint needs no request for it
 * (docs/pages.md). In other documents, such as a standalone build of a remote, it is a file.
 */
const sprite = typeof document === 'undefined' || document.getElementById('icons') ? '' : spriteUrl;

interface Props {
  readonly name: IconName;
  readonly isFilled?: boolean | undefined;
  readonly className?: string | undefined;
}

/** A decorative icon from the sprite. The control around it has the accessible name. */
export function Icon({ name, isFilled = false, className }: Props): ReactNode {
  return (
    <svg className={clsx(classes.icon, isFilled && classes.filled, className)} aria-hidden="true">
      <use href={`${sprite}#icon-${name}`} />
    </svg>
  );
}
