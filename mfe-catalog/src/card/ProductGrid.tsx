import type { ReactNode } from 'react';
import type { Product } from '../catalogue/types';
import { ProductCard } from './ProductCard';
import classes from './ProductGrid.module.scss';

interface Props {
  readonly products: readonly Product[];
  readonly level?: 2 | 3 | 4;
  /** What the cards' hearts do where they do more than toggle. */
  readonly onHeart?: (product: Product) => void;
}

/** Product cards side by side. */
export function ProductGrid({ products, level = 2, onHeart }: Props): ReactNode {
  return (
    <ul className={classes.grid}>
      {products.map((product) => (
        <li key={product.id} className={classes.cell}>
          <ProductCard product={product} level={level} onHeart={onHeart} />
        </li>
      ))}
    </ul>
  );
}
