import type { ReactNode } from 'react';
import { SIZES } from 'shared-state';
import { Tabs } from 'shared-ui/tabs';
import type { PlacedProduct } from '../catalogue/catalogue';
import { detailsOf } from '../catalogue/details';
import { traitsOf } from '../catalogue/traits';
import { traitLabel } from '../listing/traitFilters';
import classes from './DetailTabs.module.scss';
import { CareSymbols } from './facts/CareSymbols';
import { Reviews } from './reviews/Reviews';

export type DetailTab = 'details' | 'reviews';

interface Props extends PlacedProduct {
  readonly selected: DetailTab;
  readonly onSelect: (tab: DetailTab) => void;
}

/** Product Details and Reviews & Ratings (docs/product/product.md#tabs). */
export function DetailTabs({ selected, onSelect, ...placed }: Props): ReactNode {
  return (
    <Tabs
      label="About this product"
      selected={selected}
      onSelect={onSelect}
      tabs={[
        { id: 'details', label: 'Product Details', content: <Details {...placed} /> },
        { id: 'reviews', label: 'Reviews & Ratings', content: <Reviews /> },
      ]}
    />
  );
}

function Details({ product, category, section }: PlacedProduct): ReactNode {
  const { id, hasSizes } = product;
  const { composition, weight, fit, care } = detailsOf(id);
  const traits = traitsOf(id);
  const facts = [
    ['Composition', composition],
    ['Weight', weight],
    ['Fit', fit],
    ['Colour', traits?.colours.map(traitLabel).join(', ')],
    ['Occasion', traits?.occasions.map(traitLabel).join(', ')],
    ['Sizes', hasSizes !== false && SIZES.join(', ')],
    ['Category', `${section.name}, ${category.name}`],
    ['Shipping', 'Free shipping on orders over $50'],
    ['Returns', '30-day return policy'],
    ['Care', care && <CareSymbols care={care} />],
  ] as const;
  return (
    <dl className={classes.facts}>
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name} className={classes.fact}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
