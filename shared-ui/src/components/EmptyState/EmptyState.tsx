import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon';
import type { IconName } from '../Icon/iconNames';
import { Arch } from './Arch';
import classes from './EmptyState.module.scss';

interface Props {
  readonly icon: IconName;
  readonly title: string;
  /** 1 if the state is the whole page. Then it has a drawing. */
  readonly level?: 1 | 2;
  readonly text?: string;
  /** Links or buttons to continue. */
  readonly children?: ReactNode;
}

/** A message that something is empty, with the reason and the next step. */
export function EmptyState({ icon, title, level = 2, text, children }: Props): ReactNode {
  const isPage = level === 1;
  const Heading = isPage ? 'h1' : 'h2';
  return (
    <div className={isPage ? classes.page : classes.empty}>
      <div className={classes.art}>
        {isPage && <Arch />}
        <Icon name={icon} className={classes.icon} />
      </div>
      <div className={classes.words}>
        <Heading {...(isPage ? { tabIndex: -1 } : {})}>{title}</Heading>
        {text && <p className={classes.text}>{text}</p>}
        {children && <div className={classes.actions}>{children}</div>}
      </div>
    </div>
  );
}
