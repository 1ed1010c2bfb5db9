import clsx from 'clsx';
import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Link, type LinkProps } from 'shared-ui/router';
import classes from './Button.module.scss';

interface Look {
  /** `primary` is the main action; `quiet` looks like a link. */
  readonly variant?: 'primary' | 'secondary' | 'quiet' | undefined;
  readonly size?: 'medium' | 'small' | undefined;
  readonly isFullWidth?: boolean | undefined;
}

type ButtonProps = Look & Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style'>;

type ButtonLinkProps = Look & Omit<LinkProps, 'className' | 'style'>;

/** A button. It submits no form unless its `type` is `submit`. */
export function Button({
  variant,
  size,
  isFullWidth,
  type = 'button',
  ...rest
}: ButtonProps): ReactNode {
  return (
    <button type={type} className={buttonClassName({ variant, size, isFullWidth })} {...rest} />
  );
}

export function ButtonLink({ variant, size, isFullWidth, ...rest }: ButtonLinkProps): ReactNode {
  return <Link className={buttonClassName({ variant, size, isFullWidth })} {...rest} />;
}

function buttonClassName({ variant = 'primary', size, isFullWidth }: Look): string {
  return clsx(
    classes.button,
    classes[variant],
    size === 'small' && classes.small,
    isFullWidth && classes.full,
  );
}
