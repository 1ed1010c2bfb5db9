import type { ReactNode } from 'react';
import { Icon } from 'shared-ui';
import classes from './HeroControls.module.scss';
import { heroSlides } from '../../shop/hero';

interface Props {
  readonly isStopped: boolean;
  /** The index of the shown picture, from 0. */
  readonly index: number;
  readonly onToggle: () => void;
  readonly onChoose: (index: number) => void;
}

/** The hero's Pause or Play, and a button for each picture. */
export function HeroControls({ isStopped, index, onToggle, onChoose }: Props): ReactNode {
  return (
    <div className={classes.controls}>
      <button type="button" className={classes.pause} onClick={onToggle}>
        <Icon name={isStopped ? 'play' : 'pause'} />
        <span>{isStopped ? 'Play' : 'Pause'}</span>
      </button>
      {heroSlides.map(({ wide }, slide) => (
        <button
          key={wide}
          type="button"
          className={classes.dot}
          aria-label={`Show image ${slide + 1} of ${heroSlides.length}`}
          aria-disabled={slide === index}
          onClick={() => onChoose(slide)}
        />
      ))}
    </div>
  );
}
