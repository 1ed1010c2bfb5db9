import { useDeferredValue, useId, type ReactNode } from 'react';
import { systemClock } from 'shared-state';
import { useAfterHydration } from 'shared-ui';
import { Link } from 'shared-ui/router';
import { ProductGrid } from '../../product/ProductGrid';
import { sections } from '../../catalogue/sections';
import type { Section } from '../../catalogue/types';
import { dailySelection, daySeed } from '../dailySelection';
import { LandingSection } from '../LandingSection';
import sectionClasses from '../LandingSection.module.scss';
import classes from './AllCollection.module.scss';

/** Three products of each section, which change every day (docs/product/landing.md#all-collection). */
export function AllCollection({ id }: { readonly id: string }): ReactNode {
  // The HTML is the same every day. Deferred, so that a press on a card in the HTML is handled before today's selection replaces
  // the card.
  const today = useAfterHydration<number | null>(daySeed(systemClock.now()), null);
  const seed = useDeferredValue(today);
  return (
    <LandingSection
      id={id}
      title="All Collection"
      lead="A short edit from every collection, new each morning."
    >
      {sections.map((section) => (
        <SectionPreview key={section.id} section={section} seed={seed} />
      ))}
    </LandingSection>
  );
}

interface PreviewProps {
  readonly section: Section;
  /** The day's seed; null while HTML is hydrated. */
  readonly seed: number | null;
}

function SectionPreview({ section, seed }: PreviewProps): ReactNode {
  const nameId = useId();
  return (
    <div className={classes.preview} data-accent={section.accent}>
      <div className={classes.head}>
        <h3 id={nameId}>{section.name}</h3>
        <p className={classes.subtitle}>{section.subtitle}</p>
        <Link to={section.viewMoreLink} aria-describedby={nameId} className={sectionClasses.more}>
          View More
        </Link>
      </div>
      <ProductGrid products={dailySelection(section, seed)} level={4} isStrip />
    </div>
  );
}
