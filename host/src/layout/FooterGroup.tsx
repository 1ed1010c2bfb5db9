import { useState, type ReactNode } from 'react';
import { Icon } from 'shared-ui';
import classes from './Footer.module.scss';
import { useIsDesktop } from './useIsDesktop';

interface Props {
  readonly title: string;
  readonly children: ReactNode;
}

/** A group of the footer: a column in wide windows, a disclosure elsewhere. */
export function FooterGroup({ title, children }: Props): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const isDesktop = useIsDesktop();
  return (
    <>
      <h2>
        {isDesktop ? (
          title
        ) : (
          <button
            type="button"
            className={classes.toggle}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            <span>{title}</span> <Icon name="chevron-down" />
          </button>
        )}
      </h2>
      <div className={classes.group} data-open={isOpen}>
        {children}
      </div>
    </>
  );
}
