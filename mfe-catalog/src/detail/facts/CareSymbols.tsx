import type { ReactNode } from 'react';
import type { Care } from '../../catalogue/types';
import { careSymbols } from './careSymbols';
import classes from './CareSymbols.module.scss';

/** A product's care symbols, each with its meaning in words. */
export function CareSymbols({ care }: { readonly care: Care }): ReactNode {
  return (
    <ul className={classes.symbols}>
      {careSymbols[care].map(({ text, path }) => (
        <li key={text} className={classes.symbol}>
          <svg viewBox="0 0 24 24" aria-hidden="true" className={classes.drawing}>
            <path d={path} />
          </svg>
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
