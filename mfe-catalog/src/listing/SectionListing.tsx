import { useRef, type ReactNode } from 'react';
import { Button, PageTitle, useOrigin } from 'shared-ui';
import { productsOf } from '../catalogue/catalogue';
import type { Section } from '../catalogue/types';
import { JsonLd } from '../page/JsonLd';
import { breadcrumbData, itemListData } from '../page/structuredData';
import { ActiveFilters } from './ActiveFilters';
import { BrandRow } from './BrandRow';
import { CategoryButtons } from './CategoryButtons';
import { FilterBar } from './FilterBar';
import { GrowingGrid } from './GrowingGrid';
import { CATEGORY } from './listingQuery';
import { PromoBanner } from './PromoBanner';
import { SearchNote } from './SearchNote';
import classes from './SectionListing.module.scss';
import { sectionNames } from './sectionNames';
import { TrendGallery } from './TrendGallery';
import { useListing } from './useListing';

/** A section's page: banner, brands, trends, and its products to narrow and order (SPEC §2, listing pages). */
export function SectionListing({ section }: { readonly section: Section }): ReactNode {
  const listing = useListing(section);
  const { products, query, searchTerm } = listing;
  const origin = useOrigin();
  const name = sectionNames[section.id];
  const collection = useRef<HTMLElement>(null);
  // For controls that go when they are pressed: what they have changed is here.
  const focusCollection = (): void => collection.current?.focus({ preventScroll: true });

  return (
    <div className={classes.page}>
      <PageTitle description={descriptionOf(section)} path={section.viewMoreLink}>
        {name}
      </PageTitle>
      <JsonLd
        data={[
          breadcrumbData(origin, [{ label: 'Home', to: '/' }], name),
          itemListData(origin, name, productsOf(section)),
        ]}
      />
      <PromoBanner section={section} />
      {searchTerm === null && (
        <>
          <BrandRow />
          <TrendGallery section={section.id} address={section.viewMoreLink} />
        </>
      )}
      <section ref={collection} tabIndex={-1} className={classes.collection} aria-label="Products">
        {searchTerm !== null && (
          <SearchNote
            term={searchTerm}
            sectionName={name}
            hasMatches={listing.hasMatches}
            onClear={() => {
              focusCollection();
              listing.clearSearch();
            }}
          />
        )}
        <CategoryButtons
          categories={section.categories}
          chosen={query.category}
          onChoose={(id) => listing.change(CATEGORY, id)}
        />
        <FilterBar query={query} onChange={listing.change} />
        <ActiveFilters
          query={query}
          onRemove={(filter) => listing.change(filter, null)}
          onClear={listing.clearFilters}
          onEmpty={focusCollection}
        />
        <p role="status" className={classes.count}>
          {products.length === 1 ? '1 product' : `${products.length} products`}
        </p>
        {products.length > 0 ? (
          <GrowingGrid products={products} />
        ) : (
          <NothingFound
            isFiltered={listing.isFiltered}
            onShowAll={() => {
              focusCollection();
              listing.showAll();
            }}
          />
        )}
      </section>
    </div>
  );
}

function descriptionOf({ id, subtitle, categories }: Section): string {
  const shelves = categories.map((category) => category.name).join(', ');
  return `${sectionNames[id]}: ${subtitle}. ${shelves}.`;
}

interface NothingFoundProps {
  readonly isFiltered: boolean;
  readonly onShowAll: () => void;
}

function NothingFound({ isFiltered, onShowAll }: NothingFoundProps): ReactNode {
  return (
    <div className={classes.empty}>
      <p>No products found in this category.</p>
      {isFiltered && <p>Try removing a filter.</p>}
      <Button variant="secondary" onClick={onShowAll}>
        Show all products
      </Button>
    </div>
  );
}
