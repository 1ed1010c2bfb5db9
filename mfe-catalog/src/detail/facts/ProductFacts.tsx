import type { ReactNode } from 'react';
import { SIZES } from 'shared-state';
import type { PlacedProduct } from '../../catalogue/catalogue';
import { detailsOf } from '../../catalogue/details';
import { traitsOf } from '../../catalogue/traits';
import { traitLabel } from '../../listing/traitFilters';
import { CareSymbols } from './CareSymbols';
import classes from './ProductFacts.module.scss';

/** The tab Product Details (docs/product/product.md#tabs). */
export function ProductFacts({ product, category, section }: PlacedProduct): ReactNode {
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
