import { useSyncExternalStore, type ReactNode } from 'react';
import { systemClock, type Clock } from 'shared-state';
import { ButtonLink, SHOP_NAME } from 'shared-ui';
import { Link } from 'shared-ui/router';
import { ProductGrid } from '../card/ProductGrid';
import { productsOf } from '../catalogue/catalogue';
import { sections } from '../catalogue/sections';
import type { Section } from '../catalogue/types';
import { sectionNames } from '../listing/sectionNames';
import { dailySelection, daySeed } from './dailySelection';
import classes from './LandingPage.module.scss';

/** The shop's front: who it is, and a few pieces of each section. */
export function LandingPage({ clock = systemClock }: { readonly clock?: Clock }): ReactNode {
  const seed = useDaySeed(clock);
  return (
    <>
      <title>{`${SHOP_NAME} | Clothes for men, women and kids`}</title>
      <section id="home" className={classes.hero}>
        <p className={classes.kicker}>Men, women and kids</p>
        <h1>Cloth you will want to touch</h1>
        <p className={classes.lead}>
          Handloom cottons, washed linens and zari sarees, cut to be worn often and mended rather
          than replaced.
        </p>
        <ButtonLink to="/product/men">Shop Now</ButtonLink>
      </section>
      <section id="about" className={classes.about} aria-labelledby="about-heading">
        <h2 id="about-heading">About Us</h2>
        <p>
          We start from the fabric: who wove it, how it washes, how it falls. A shirt earns its
          place when it still looks like itself after fifty washes.
        </p>
        <ul className={classes.benefits}>
          <li>Free &amp; Fast Delivery</li>
          <li>24/7 Customer Support</li>
          <li>Money Back Guarantee</li>
        </ul>
      </section>
      <section id="collection" className={classes.collection} aria-labelledby="collection-heading">
        <h2 id="collection-heading">All Collection</h2>
        {sections.map((section) => (
          <SectionPreview key={section.id} section={section} seed={seed} />
        ))}
      </section>
    </>
  );
}

interface PreviewProps {
  readonly section: Section;
  readonly seed: number | null;
}

function SectionPreview({ section, seed }: PreviewProps): ReactNode {
  const products = seed === null ? productsOf(section).slice(0, 3) : dailySelection(section, seed);
  return (
    <div className={classes.preview}>
      <div className={classes.previewHead}>
        <h3>{sectionNames[section.id]}</h3>
        <p>{section.subtitle}</p>
        <Link to={section.viewMoreLink}>View More</Link>
      </div>
      <ProductGrid products={products} level={4} />
    </div>
  );
}

/**
 * The seed of today. There is none in the first, prerendered state, which has to be the same on every day (ARCHITECTURE
 * §6); over midnight it changes at the next render (RULINGS A21).
 */
function useDaySeed(clock: Clock): number | null {
  return useSyncExternalStore(
    subscribeToNothing,
    () => daySeed(clock.now()),
    () => null,
  );
}

function subscribeToNothing(): () => void {
  return () => undefined;
}
