import type { ReactNode } from 'react';
import type { Care } from '../../catalogue/types';
import classes from './CareSymbols.module.scss';

/** A care symbol (ISO 3758): its meaning in words, and its strokes in a box of 24 units. */
interface CareSymbol {
  readonly text: string;
  readonly path: string;
}

const TUB = 'M2 6l2.5 13h15L22 6M2.5 8.5c2 1.6 3.5 1.6 5 0s3-1.6 4.5 0 3 1.6 4.5 0 3-1.6 5 0';
const CROSS = 'M3 3l18 18M21 3L3 21';
const IRON = 'M2 18c.5-4.5 3-7 8-7h8.5L21 18zM8 11l-.5-4h9.5l1 4';
const DRUM = 'M3 3h18v18H3zM12 5a7 7 0 1 0 0 14a7 7 0 1 0 0-14';

const wash = (degrees: 30 | 40): CareSymbol => ({
  text: `Machine wash at ${degrees}\u00A0°C`,
  path: `${TUB}${degrees === 30 ? 'M12 15v.1' : 'M10 15v.1M14 15v.1'}`,
});
const handWash = { text: 'Hand wash', path: `${TUB}M9 16l3-4l3 4` };
const noWash = { text: 'Do not wash', path: `${TUB}${CROSS}` };
const noBleach = { text: 'Do not bleach', path: `M12 3L22 20H2z${CROSS}` };
const tumbleLow = { text: 'Tumble dry low', path: `${DRUM}M12 12v.1` };
const noTumble = { text: 'Do not tumble dry', path: `${DRUM}${CROSS}` };
const ironWarm = { text: 'Warm iron', path: `${IRON}M10 15v.1M14 15v.1` };
const ironCool = { text: 'Cool iron', path: `${IRON}M12 15v.1` };
const noIron = { text: 'Do not iron', path: `${IRON}${CROSS}` };
const dryClean = {
  text: 'Dry clean',
  path: 'M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18M10 16V8h2.5a2 2 0 0 1 0 4.5H10',
};

const careSymbols: Readonly<Record<Care, readonly CareSymbol[]>> = {
  machine30: [wash(30), noBleach, noTumble, ironWarm],
  machine40: [wash(40), noBleach, tumbleLow, ironWarm],
  hand: [handWash, noBleach, noTumble, ironCool],
  dryClean: [noWash, noBleach, ironCool, dryClean],
  velvet: [noWash, noBleach, noIron, dryClean],
  padded: [wash(30), noBleach, tumbleLow, noIron],
  printed: [wash(30), noBleach, noTumble, noIron],
  knit: [handWash, noBleach, noTumble, noIron],
  sponge: [handWash, noBleach, noTumble, noIron],
};

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
