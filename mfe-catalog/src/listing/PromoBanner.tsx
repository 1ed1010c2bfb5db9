import type { ReactNode } from 'react';
import { useLocation } from 'shared-ui/router';
import type { Section } from '../catalogue/types';
import { ScenePicture } from '../media/ScenePicture';
import { sceneUrl } from '../media/sceneUrl';
import { promoAt } from './promos';
import classes from './PromoBanner.module.scss';

const SLOTS = [
  { below: 48, vw: 28, height: 6.5 },
  { vw: 42, rem: 35, height: 7 },
];

interface Props {
  readonly section: Section;
  /** True above search results. Then it has one line and no picture. */
  readonly isCompact: boolean;
}

/** A listing's banner: its heading and its promo code (docs/product/listing.md#banner). */
export function PromoBanner({ section, isCompact }: Props): ReactNode {
  const { code, upTo, line } = promoAt(useLocation().pathname, section.id);
  return (
    <header className={classes.banner} data-section={section.id} data-compact={isCompact}>
      <div className={classes.words}>
        <div>
          {!isCompact && <p className={classes.subtitle}>{section.subtitle}</p>}
          <h1>{section.name}</h1>
        </div>
        <div className={classes.offer}>
          {!isCompact && <p className={classes.line}>{line}</p>}
          <p>
            <span>{`Up to ${upTo}% off with code `}</span>
            <strong className={classes.code}>{code}</strong>
          </p>
        </div>
      </div>
      {!isCompact && (
        <ScenePicture
          src={sceneUrl(`promo-${section.id}`)}
          alt=""
          slots={SLOTS}
          urgency="early"
          className={classes.picture}
        />
      )}
    </header>
  );
}
