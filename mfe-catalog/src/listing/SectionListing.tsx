import { useEffect, useRef, type ReactNode } from 'react';
import { productPath, rememberListing, trackList } from 'shared-state';
import { PageTitle, useAfterHydration, useOrigin } from 'shared-ui';
import { useLocation } from 'shared-ui/router';
import { productsOf } from '../catalogue/catalogue';
import type { Product, Section } from '../catalogue/types';
import { JsonLd } from '../structuredData/JsonLd';
import { breadcrumbData, itemListData } from '../structuredData/structuredData';
import { BrandRow } from './BrandRow';
import { Collection } from './Collection';
import { ContinueAt } from './ContinueAt';
import { PromoBanner } from './PromoBanner';
import classes from './SectionListing.module.scss';
import { TrendGallery } from './TrendGallery';
import { useLastOpened } from './lastOpened';
import { useListing } from './useListing';

/**
 * A section's page: banner, trends, its products with filters, and brands (docs/product/listing.md#banner). Search results
 * come before the trends (docs/product/search.md#results).
 */
export function SectionListing({ section }: { readonly section: Section }): ReactNode {
  const { pathname, search } = useLocation();
  // For the links back from cart and wishlist.
  useEffect(() => rememberListing(pathname + search), [pathname, search]);
  const listing = useListing(section);
  const { products } = listing;
  // Once the page is hydrated. Before that its list has no query, and it would be reported twice.
  const isInHtml = useAfterHydration(false, true);
  useEffect(() => {
    if (!isInHtml) trackList('view_item_list', section, products);
  }, [isInHtml, section, products]);
  const { position, remember } = useLastOpened(products);
  const opened = products[position];
  const origin = useOrigin();
  const collection = useRef<HTMLElement>(null);

  const goToProducts = (): void => {
    // After the next render, because after a search the products are at another position.
    requestAnimationFrame(() => {
      collection.current?.focus({ preventScroll: true });
      collection.current?.scrollIntoView();
    });
  };
  const continueAt = ({ id }: Product): void => {
    const link = collection.current?.querySelector<HTMLElement>(
      `article h3 a[href="${productPath(id)}"]`,
    );
    link?.focus({ preventScroll: true });
    link?.closest('article')?.scrollIntoView({ block: 'center' });
  };
  const trends = <TrendGallery section={section} onFollow={goToProducts} />;

  return (
    <div className={classes.page}>
      <PageTitle description={descriptionOf(section)} path={section.viewMoreLink}>
        {listing.search ? `Results for “${listing.search.text}” in ${section.name}` : section.name}
      </PageTitle>
      <JsonLd
        data={[
          breadcrumbData(origin, [{ label: 'Home', to: '/' }], section.name),
          itemListData(origin, section.name, productsOf(section)),
        ]}
      />
      <PromoBanner section={section} isCompact={listing.search !== null} />
      {opened && <ContinueAt product={opened} onContinue={() => continueAt(opened)} />}
      {!listing.search && trends}
      <Collection
        ref={collection}
        listing={listing}
        reach={position + 1}
        onOpen={(product, place) => {
          trackList('select_item', section, [product], place);
          remember(product.id);
        }}
      />
      {listing.search && trends}
      <BrandRow />
    </div>
  );
}

function descriptionOf({ name, subtitle, categories }: Section): string {
  const categoryNames = categories.map((category) => category.name).join(', ');
  return `${name}: ${subtitle}. ${categoryNames}.`;
}
