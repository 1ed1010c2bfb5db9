import type { ReactNode } from 'react';
import { countOf, Icon, type IconName } from 'shared-ui';
import { PathLink } from 'shared-ui/router';
import classes from './TopBar.module.scss';
import { useIsDesktop } from './useIsDesktop';

/** The highest number on a badge (docs/product/shell.md#top-bar); the link's name always has the full count. */
const BADGE_CAP = { desktop: 99, mobile: 9 } as const;

interface Props {
  readonly to: string;
  readonly icon: IconName;
  readonly name: string;
  readonly count: number;
}

/** A link to a list, with a badge that shows the number of its items. */
export function CountLink({ to, icon, name, count }: Props): ReactNode {
  const cap = useIsDesktop() ? BADGE_CAP.desktop : BADGE_CAP.mobile;
  return (
    <PathLink to={to} className={classes.tool} aria-label={`${name}, ${countOf(count, 'item')}`}>
      <Icon name={icon} />
      {count > 0 && (
        <span className={classes.badge} aria-hidden="true">
          {count > cap ? `${cap}+` : count}
        </span>
      )}
    </PathLink>
  );
}
