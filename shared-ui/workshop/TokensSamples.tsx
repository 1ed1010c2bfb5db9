import type { ReactNode } from 'react';
import classes from './Workshop.module.scss';

const COLOURS = [
  'paper',
  'raised',
  'sunken',
  'ink',
  'ink-soft',
  'line',
  'line-strong',
  'action',
  'accent',
  'danger',
  'success',
  'star',
  'sale',
  'sage',
  'sage-accent',
  'clay',
  'clay-accent',
  'ochre',
  'ochre-accent',
] as const;

const SIZES = ['display', 'heading', 'title', 'lead', 'body', 'small'] as const;

/** Colours and the type scale. */
export function TokensSamples(): ReactNode {
  return (
    <>
      <div className={classes.row}>
        {COLOURS.map((name) => (
          <div key={name} className={classes.swatch}>
            <span style={{ background: `var(--${name})` }} />
            {name}
          </div>
        ))}
      </div>
      {SIZES.map((size) => (
        <p
          key={size}
          style={{ fontSize: `var(--text-${size})`, fontFamily: 'var(--font-display)' }}
        >
          {`Warp and weft (${size})`}
        </p>
      ))}
    </>
  );
}
