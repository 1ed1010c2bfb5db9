import clsx from 'clsx';
import type { ReactNode } from 'react';
import classes from './Icon.module.scss';
import type { IconName } from './iconNames';
import spriteUrl from './sprite.svg';

/**
 * Where the icons are drawn from. The shop's documents hold the sprite themselves, so that their first paint needs no
 * request for it (docs/pages.md); elsewhere, as where a remote runs alone, it is a file.
 */
const sprite = typeof document === 'undefined' || document.getElementById('icons') ? '' : spriteUrl;

interface Props {
  readonly name: IconName;
  readonly isFilled?: boolean | undefined;
  readonly className?: string | undefined;
}

/** A decorative icon of the sprite; the control around it has the accessible name. */
export function Icon({ name, isFilled = false, className }: Props): ReactNode {
  return (
    <svg className={clsx(classes.icon, isFilled && classes.filled, className)} aria-hidden="true">
      <use href={`${sprite}#icon-${name}`} />
    </svg>
  );
}
