import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon';
import type { IconName } from '../Icon/iconNames';
import classes from './EmptyState.module.scss';

interface Props {
  readonly icon: IconName;
  readonly title: string;
  /** 1 where the state is the whole page. */
  readonly level?: 1 | 2;
  readonly text?: string;
  /** Links or buttons that lead on. */
  readonly children?: ReactNode;
}

/** Says that something is empty, why, and what to do. */
export function EmptyState({ icon, title, level = 2, text, children }: Props): ReactNode {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <div className={classes.empty}>
      <Icon name={icon} className={classes.icon} />
      <Heading {...(level === 1 ? { tabIndex: -1 } : {})}>{title}</Heading>
      {text && <p className={classes.text}>{text}</p>}
      {children && <div className={classes.actions}>{children}</div>}
    </div>
  );
}
