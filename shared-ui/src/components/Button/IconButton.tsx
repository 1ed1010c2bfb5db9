import clsx from 'clsx';
import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Icon } from '../Icon/Icon';
import type { IconName } from '../Icon/iconNames';
import classes from './Button.module.scss';

type Props = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label' | 'children' | 'style'> & {
  /** The accessible name. */
  readonly label: string;
  readonly icon: IconName;
  readonly isFilled?: boolean;
};

/** A round button that shows only a sign. */
export function IconButton({ label, icon, isFilled, className, ...rest }: Props): ReactNode {
  return (
    <button type="button" aria-label={label} className={clsx(classes.round, className)} {...rest}>
      <Icon name={icon} {...(isFilled === undefined ? {} : { isFilled })} />
    </button>
  );
}
