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
export function Button({ type = 'button', ...rest }: ButtonProps): ReactNode {
  return <button type={type} {...withClassName(rest)} />;
}

export function ButtonLink(props: ButtonLinkProps): ReactNode {
  return <Link {...withClassName(props)} />;
}

function withClassName<Props extends Look>({
  variant = 'primary',
  size,
  isFullWidth,
  ...rest
}: Props): Omit<Props, keyof Look> & { readonly className: string } {
  const className = clsx(
    classes.button,
    classes[variant],
    size === 'small' && classes.small,
    isFullWidth && classes.full,
  );
  return { className, ...rest };
}
