import type { ReactNode } from 'react';
import { useLocation } from 'shared-ui/router';
import type { Section } from '../catalogue/types';
import { ScenePicture } from '../media/ScenePicture';
import type { SceneName } from '../media/scenes.data';
import { defaultPromo } from '../shop/defaultPromo';
import { banners } from './banners.data';
import classes from './PromoBanner.module.scss';

const SIZES = '(width < 48rem) 40vw, (width < 80rem) 14rem, 18rem';

interface Props {
  readonly section: Section;
  /** True above search results. Then it has one line and no picture. */
  readonly isCompact: boolean;
}

/** A listing's banner: its heading and its promo code (docs/product/listing.md#banner). */
export function PromoBanner({ section, isCompact }: Props): ReactNode {
  const { promo } = banners[section.id] ?? {};
  const offer = /^\/product\/?$/.test(useLocation().pathname) ? defaultPromo : promo;
  const scene = promo?.scene;
  return (
    <header className={classes.banner} data-accent={section.accent} data-compact={isCompact}>
      <div className={classes.words}>
        <div>
          {!isCompact && <p className={classes.subtitle}>{section.subtitle}</p>}
          <h1>{section.name}</h1>
        </div>
        {offer && (
          <div className={classes.offer}>
            {!isCompact && <p className={classes.line}>{offer.line}</p>}
            <p>
              <span>{`Up to ${offer.upTo}% off with code `}</span>
              <strong className={classes.code}>{offer.code}</strong>
            </p>
          </div>
        )}
      </div>
      {!isCompact && scene !== undefined && (
        <ScenePicture
          // The catalogue's check has found it.
          scene={scene as SceneName}
          alt=""
          sizes={SIZES}
          urgency="early"
          className={classes.picture}
        />
      )}
    </header>
  );
}
