import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { useStableNavigate } from './StableNavigation';

interface Props extends Omit<ComponentProps<'a'>, 'href' | 'target' | 'onClick'> {
  /** A path of the shop, whole from its first slash. */
  readonly to: string;
}

/**
 * A link for what stands on a page many times. The router's own `Link` is rendered again at every change of the address;
 * this one is not.
 */
export function PathLink({ to, children, ...rest }: Props): ReactNode {
  const navigate = useStableNavigate();

  const handleClick = (event: MouseEvent<HTMLAnchorElement>): void => {
    if (isForTheBrowser(event)) return;
    event.preventDefault();
    // The same place twice would be a step back that goes nowhere.
    navigate(to, { replace: event.currentTarget.href === window.location.href });
  };

  return (
    <a {...rest} href={to} onClick={handleClick}>
      {children}
    </a>
  );
}

/** A new tab, a new window, a download: all but the plain click. */
function isForTheBrowser({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return button !== 0 || metaKey || altKey || ctrlKey || shiftKey;
}
