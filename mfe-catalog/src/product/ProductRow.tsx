import { useId, type ReactNode } from 'react';
import { pricesOf, productPath } from 'shared-state';
import { Price, ProductPicture } from 'shared-ui';
import { PathLink } from 'shared-ui/router';
import type { Product } from '../catalogue/types';
import classes from './ProductRow.module.scss';

interface Props {
  readonly title: string;
  readonly products: readonly Product[];
  readonly onSelect?: (product: Product, place: number) => void;
}

/**
 * A row of links to products. Nothing without products. The products have no buttons, so that the page has only one Add to
 * Cart. The row is not a list, so that the page above it has the only list.
 */
export function ProductRow({ title, products, onSelect }: Props): ReactNode {
  const headingId = useId();
  if (products.length === 0) return null;
  return (
    <section aria-labelledby={headingId} className={classes.row}>
      <h2 id={headingId}>{title}</h2>
      <div className={classes.products}>
        {products.map((product, place) => (
          <PathLink
            key={product.id}
            to={productPath(product.id)}
            className={classes.product}
            onClick={() => onSelect?.(product, place)}
          >
            <ProductPicture
              src={product.imageUrl}
              alt=""
              sizes="(width < 48rem) 10rem, (width < 82rem) 22vw, 18.5rem"
              colour={product.colour}
              className={classes.picture}
            />
            <span>{product.title}</span>
            <Price {...pricesOf(product)} />
          </PathLink>
        ))}
      </div>
    </section>
  );
}
