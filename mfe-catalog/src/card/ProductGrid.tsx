import type { ReactNode } from 'react';
import type { Product } from '../catalogue/types';
import { ProductCard } from './ProductCard';
import classes from './ProductGrid.module.scss';

interface Props {
  readonly products: readonly Product[];
  readonly level?: 2 | 3 | 4;
}

/** Product cards side by side. */
export function ProductGrid({ products, level = 2 }: Props): ReactNode {
  return (
    <ul className={classes.grid}>
      {products.map((product) => (
        <li key={product.id} className={classes.cell}>
          <ProductCard product={product} level={level} />
        </li>
      ))}
    </ul>
  );
}
