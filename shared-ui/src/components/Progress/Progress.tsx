import type { ReactNode } from 'react';
import classes from './Progress.module.scss';

interface Props {
  readonly label: string;
  /** A whole number, 0 to 100; shown as "25%". */
  readonly percent: number;
}

export function Progress({ label, percent }: Props): ReactNode {
  const text = `${percent}%`;
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={text}
      className={classes.progress}
    >
      <span className={classes.words}>
        <span>{label}</span>
        <span>{text}</span>
      </span>
      {/* The width is an SVG attribute, because the content security policy forbids inline styles. */}
      <svg className={classes.track} aria-hidden="true">
        <rect className={classes.bar} width={text} height="100%" />
      </svg>
    </div>
  );
}
