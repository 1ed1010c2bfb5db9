import { observer } from 'mobx-react-lite';
import { useRef, type ReactNode } from 'react';
import { ButtonLink, Icon } from 'shared-ui';
import { Link } from 'shared-ui/router';
import { firstSection, sections } from '../../catalogue/sections';
import { ScenePicture } from '../../media/ScenePicture';
import { heroHeading, heroLead, heroSlides } from '../../shop/hero';
import classes from './Hero.module.scss';
import controls from './HeroControls.module.scss';
import { useCarousel, type Carousel } from './useCarousel';
import { useDecodedSlide } from './useDecodedSlide';

/**
 * On desktops the picture covers the hero, which is min(78dvh, 46rem) high. In narrower windows it is above the text, on tablets
 * 46svh high.
 */
const WIDE_SIZES =
  '(width < 64rem) max(100vw, 98.1svh), (height < 59rem) and (aspect-ratio < 1.664) 166.4dvh, (height >= 59rem) and (width < 98.1rem) 98.1rem, 100vw';

/** The hero: a carousel of five pictures, and a link into the shop (docs/product/landing.md#hero). */
export const Hero = observer(function Hero({ id }: { readonly id: string }): ReactNode {
  const carousel = useCarousel();
  const { index, target, phase, isWarm, pause } = carousel;
  const slides = useRef<HTMLDivElement>(null);
  const { shown, isTargetReady } = useDecodedSlide(slides, index, target);

  return (
    <section
      id={id}
      className={classes.hero}
      aria-label="Featured"
      aria-roledescription="carousel"
      {...pause.regionProps}
    >
      <HeroControls {...carousel} />
      <div
        ref={slides}
        className={classes.slides}
        // The shown slide fades out only for a picture that can replace it.
        data-phase={phase === 'out' && !isTargetReady ? 'still' : phase}
        aria-live={pause.isHeld ? 'polite' : 'off'}
      >
        {heroSlides.map(({ wide, alt }, slide) => (
          <div
            key={wide}
            role="group"
            aria-roledescription="slide"
            aria-label={`${slide + 1} of ${heroSlides.length}`}
            inert={slide !== shown}
            className={classes.slide}
            data-shown={slide === shown}
          >
            {(isWarm || [0, index, target, shown].includes(slide)) && (
              <ScenePicture
                scene={wide}
                alt={alt}
                sizes={WIDE_SIZES}
                narrow={`${wide}-tall`}
                urgency={slide === 0 ? 'first' : undefined}
                className={classes.image}
              />
            )}
          </div>
        ))}
      </div>
      <div className={classes.words}>
        <p className={classes.kicker}>{heroSlides[shown]?.caption}</p>
        <h1>{heroHeading}</h1>
        <p className={classes.lead}>{heroLead}</p>
        <ButtonLink to={firstSection.viewMoreLink}>Shop Now</ButtonLink>
        <ul className={classes.sections} aria-label="Sections">
          {sections.map(({ id: section, name, viewMoreLink }) => (
            <li key={section}>
              <Link to={viewMoreLink}>{name}</Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
});

/** The hero's Pause or Play, and a button for each picture. */
function HeroControls({ pause, index, choose }: Carousel): ReactNode {
  return (
    <div className={controls.controls}>
      <button type="button" className={controls.pause} onClick={pause.toggle}>
        <Icon name={pause.isStopped ? 'play' : 'pause'} />
        <span>{pause.isStopped ? 'Play' : 'Pause'}</span>
      </button>
      {heroSlides.map(({ wide }, slide) => (
        <button
          key={wide}
          type="button"
          className={controls.dot}
          aria-label={`Show image ${slide + 1} of ${heroSlides.length}`}
          aria-disabled={slide === index}
          onClick={() => choose(slide)}
        />
      ))}
    </div>
  );
}
