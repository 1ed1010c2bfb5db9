import type { ReactNode } from 'react';
import { sceneUrl } from '../../page/scenes';
import classes from './Hero.module.scss';

interface Props {
  readonly scene: string;
  readonly alt: string;
  /** Its number, from 1, and how many there are. */
  readonly position: number;
  readonly count: number;
  readonly isShown: boolean;
  /** False while its picture should not be fetched yet. */
  readonly hasPicture: boolean;
}

/** One picture of the hero, tall on phones and wide elsewhere. */
export function HeroSlide({ scene, alt, position, count, isShown, hasPicture }: Props): ReactNode {
  const isFirst = position === 1;
  return (
    <div
      role="group"
      aria-roledescription="slide"
      aria-label={`${position} of ${count}`}
      inert={!isShown}
      className={classes.slide}
      data-shown={isShown}
    >
      {hasPicture && (
        <picture>
          <source media="(width < 48rem)" srcSet={sceneUrl(`${scene}-tall`)} />
          <img
            className={classes.image}
            src={sceneUrl(scene)}
            alt={alt}
            width={1600}
            height={900}
            loading={isFirst ? 'eager' : 'lazy'}
            fetchPriority={isFirst ? 'high' : 'low'}
            decoding="async"
          />
        </picture>
      )}
    </div>
  );
}
