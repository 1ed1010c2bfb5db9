import clsx from 'clsx';
import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Icon } from '../Icon/Icon';
import type { IconName } from '../Icon/iconNames';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import classes from './Button.module.scss';

type Props = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label' | 'children' | 'style'> & {
  readonly label: string;
  /** True to use hidden text instead of `aria-label`, next to a field with the same label. */
  readonly hasTextLabel?: boolean;
  readonly icon: IconName;
  readonly isFilled?: boolean;
};

export function IconButton({
  label,
  hasTextLabel = false,
  icon,
  isFilled,
  className,
  ...rest
}: Props): ReactNode {
  return (
    <button
      type="button"
      aria-label={hasTextLabel ? undefined : label}
      className={clsx(classes.round, className)}
      {...rest}
    >
      {hasTextLabel && <VisuallyHidden>{label}</VisuallyHidden>}
      <Icon name={icon} isFilled={isFilled} />
    </button>
  );
}
