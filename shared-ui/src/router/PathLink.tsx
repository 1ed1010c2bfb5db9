import { useContext, type ComponentProps, type MouseEvent, type ReactNode } from 'react';
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router-dom';

interface Props extends Omit<ComponentProps<'a'>, 'href' | 'target' | 'onClick'> {
  /** A path of the shop, whole from its first slash. */
  readonly to: string;
}

/**
 * A link for what stands on a page many times. The router's own `Link` is rendered again at every change of the address;
 * this one is not.
 */
export function PathLink({ to, children, ...rest }: Props): ReactNode {
  const { navigator } = useContext(NavigationContext);

  const handleClick = (event: MouseEvent<HTMLAnchorElement>): void => {
    if (isForTheBrowser(event)) return;
    event.preventDefault();
    // The same place twice would be a step back that goes nowhere.
    if (event.currentTarget.href === window.location.href) navigator.replace(to);
    else navigator.push(to);
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
