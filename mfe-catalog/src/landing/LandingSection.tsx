import { useId, type ReactNode } from 'react';
import { Icon, type IconName } from 'shared-ui';
import classes from './LandingSection.module.scss';

interface Props {
  readonly id: string;
  readonly title: string;
  /** The icon of a divider below the heading. */
  readonly icon?: IconName;
  readonly lead?: string;
  readonly children: ReactNode;
}

/** A section of the landing page, named by its heading (docs/product/landing.md). */
export function LandingSection({ id, title, icon, lead, children }: Props): ReactNode {
  const headingId = useId();
  return (
    <section id={id} className={classes.section} aria-labelledby={headingId}>
      <header className={classes.heading}>
        <h2 id={headingId}>{title}</h2>
        {icon && (
          <span className={classes.divider}>
            <Icon name={icon} />
          </span>
        )}
        {lead && <p className={classes.lead}>{lead}</p>}
      </header>
      {children}
    </section>
  );
}
