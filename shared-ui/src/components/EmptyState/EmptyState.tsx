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
  [164, 'var(--swatch-beige)'],
  [188, 'var(--swatch-orange)'],
  [212, 'var(--swatch-blue)'],
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
      <path d="M16 280V120a104 104 0 0 1 208 0v160z" fill="var(--clay)" />
      <path d="M44 280V124a76 76 0 0 1 152 0v156z" fill="var(--ochre)" />
      <path d="M52 236h136v44H52z" fill="var(--sage)" />
      {CLOTHS.map(([y, colour]) => (
        <g key={y} fill={colour}>
          <path d={`M78 ${y}h94v22H78a11 11 0 0 1 0-22z`} />
          <path d={`M80 ${y + 11}h92`} stroke="var(--scrim)" />
        </g>
      ))}
    </svg>
  );
}
