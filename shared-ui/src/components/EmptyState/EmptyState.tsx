import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon';
import type { IconName } from '../Icon/iconNames';
import classes from './EmptyState.module.scss';

interface Props {
  readonly icon: IconName;
  readonly title: string;
  /** 1 if the state is the whole page. Then it has a drawing. */
  readonly level?: 1 | 2;
  readonly text?: string;
  readonly children?: ReactNode;
}

/** Folded cloths from top to bottom: the position of the upper edge, and the colour. */
const CLOTHS = [
  [164, classes.first],
  [188, classes.second],
  [212, classes.third],
] as const;

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

function Arch(): ReactNode {
  return (
    <svg viewBox="0 0 240 280" aria-hidden="true" className={classes.arch}>
      <path d="M16 280V120a104 104 0 0 1 208 0v160z" className={classes.wall} />
      <path d="M44 280V124a76 76 0 0 1 152 0v156z" className={classes.niche} />
      <path d="M52 236h136v44H52z" className={classes.plinth} />
      {CLOTHS.map(([y, className]) => (
        <g key={y} className={className}>
          <path d={`M78 ${y}h94v22H78a11 11 0 0 1 0-22z`} />
          <path d={`M80 ${y + 11}h92`} className={classes.fold} />
        </g>
      ))}
    </svg>
  );
}
