import type { ReactNode } from 'react';
import { ScenePicture } from '../../media/ScenePicture';
import type { SceneName } from '../../media/scenes.data';
import classes from './Hero.module.scss';

/**
 * On desktops the picture covers the hero, which is min(78dvh, 46rem) high. In narrower windows it is above the text, on tablets
 * 46svh high.
 */
const WIDE_SIZES =
  '(width < 64rem) max(100vw, 98.1svh), (height < 59rem) and (aspect-ratio < 1.664) 166.4dvh, (height >= 59rem) and (width < 98.1rem) 98.1rem, 100vw';

interface Props {
  /** The scene, and its crop for phones. */
  readonly wide: SceneName;
  readonly tall: SceneName;
  readonly alt: string;
  /** Its number, from 1, and the number of slides. */
  readonly position: number;
  readonly count: number;
  readonly isShown: boolean;
  /** False while its picture should not be loaded yet. */
  readonly hasPicture: boolean;
}

/** One picture of the hero, tall on phones and wide elsewhere. */
export function HeroSlide({
  wide,
  tall,
  alt,
  position,
  count,
  isShown,
  hasPicture,
}: Props): ReactNode {
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
        <ScenePicture
          scene={wide}
          alt={alt}
          sizes={WIDE_SIZES}
          narrow={{ scene: tall, media: '(width < 48rem)', sizes: '100vw' }}
          urgency={position === 1 ? 'first' : undefined}
          className={classes.image}
        />
      )}
    </div>
  );
}
