import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { useStableNavigate } from './StableNavigation';

interface Props extends Omit<ComponentProps<'a'>, 'href' | 'target'> {
  /** An absolute path of the shop. */
  readonly to: string;
}

/** A link for pages with many links and for the bars. Unlike the router's `Link`, a navigation does not render it again. */
export function PathLink({ to, onClick, children, ...rest }: Props): ReactNode {
  const navigate = useStableNavigate();

  const handleClick = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    if (event.defaultPrevented || isHandledByBrowser(event)) return;
    event.preventDefault();
    // Pushing the current address again would add a history entry, and Back would do nothing.
    navigate(to, { replace: event.currentTarget.href === window.location.href });
  };

  return (
    <a {...rest} href={to} onClick={handleClick}>
      {children}
    </a>
  );
}

/** Whether the browser handles the click: a new tab, a new window or a download. */
export function isHandledByBrowser({
  button,
  metaKey,
  altKey,
  ctrlKey,
  shiftKey,
}: MouseEvent): boolean {
  return button !== 0 || metaKey || altKey || ctrlKey || shiftKey;
}
