import { useState, type ReactNode } from 'react';
import { SIZES } from 'shared-state';
import { Tabs } from 'shared-ui';
import type { PlacedProduct } from '../catalogue/catalogue';
import classes from './DetailTabs.module.scss';
import { Reviews } from './reviews/Reviews';

/** Product Details and Reviews & Ratings (SPEC §2, Product detail). */
export function DetailTabs(props: PlacedProduct): ReactNode {
  const [tab, setTab] = useState<'details' | 'reviews'>('details');
  return (
    <Tabs
      label="About this product"
      selected={tab}
      onSelect={setTab}
      tabs={[
        { id: 'details', label: 'Product Details', content: <Details {...props} /> },
        { id: 'reviews', label: 'Reviews & Ratings', content: <Reviews /> },
      ]}
    />
  );
}

function Details({ product, category, section }: PlacedProduct): ReactNode {
  const facts = [
    ['Made for', section.name],
    ['Category', category.name],
    ['Sizes', SIZES.join(', ')],
    ['Shipping', 'Free shipping on orders over $50'],
    ['Returns', '30-day return policy'],
    ['Article', product.id],
  ] as const;
  return (
    <dl className={classes.facts}>
      {facts.map(([name, value]) => (
        <div key={name} className={classes.fact}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
