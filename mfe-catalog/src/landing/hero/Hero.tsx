import { observer } from 'mobx-react-lite';
import { useRef, type ReactNode } from 'react';
import { ButtonLink } from 'shared-ui';
import { Link } from 'shared-ui/router';
import { firstSection, sections } from '../../catalogue/sections';
import { heroHeading, heroLead, heroSlides } from '../../shop/hero';
import classes from './Hero.module.scss';
import { HeroControls } from './HeroControls';
import { HeroSlide } from './HeroSlide';
import { useCarousel } from './useCarousel';
import { useDecodedSlide } from './useDecodedSlide';

/** The hero: a carousel of five pictures, and a link into the shop (docs/product/landing.md#hero). */
export const Hero = observer(function Hero({ id }: { readonly id: string }): ReactNode {
  const { index, target, phase, isWarm, pause, choose } = useCarousel(heroSlides.length);
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
      <HeroControls
        isStopped={pause.isStopped}
        index={index}
        onToggle={pause.toggle}
        onChoose={choose}
      />
      <div
        ref={slides}
        className={classes.slides}
        // The shown slide fades out only for a picture that can replace it.
        data-phase={phase === 'out' && !isTargetReady ? 'still' : phase}
        aria-live={pause.isHeld ? 'polite' : 'off'}
      >
        {heroSlides.map(({ wide, tall, alt }, slide) => (
          <HeroSlide
            key={wide}
            wide={wide}
            tall={tall}
            alt={alt}
            position={slide + 1}
            count={heroSlides.length}
            isShown={slide === shown}
            hasPicture={isWarm || [0, index, target, shown].includes(slide)}
          />
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
