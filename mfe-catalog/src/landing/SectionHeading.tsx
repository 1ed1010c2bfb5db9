import type { ReactNode } from 'react';
import { Icon, type IconName } from 'shared-ui';
import classes from './SectionHeading.module.scss';

interface Props {
  /** For the section's `aria-labelledby`. */
  readonly id: string;
  /** The icon of the divider below the heading. */
  readonly icon?: IconName;
  /** A line below the heading. */
  readonly lead?: string;
  readonly children: ReactNode;
}

/** The heading of a section of the landing page, with an icon in a divider (docs/product/landing.md). */
export function SectionHeading({ id, icon, lead, children }: Props): ReactNode {
  return (
    <header className={classes.heading}>
      <h2 id={id}>{children}</h2>
      {icon && (
        <span className={classes.divider}>
          <Icon name={icon} />
        </span>
      )}
      {lead && <p className={classes.lead}>{lead}</p>}
    </header>
  );
}
