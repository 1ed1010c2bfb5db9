import { useId, type ReactNode } from 'react';
import { pricesOf, productPath } from 'shared-state';
import { Price, ProductPicture } from 'shared-ui';
import { PathLink } from 'shared-ui/router';
import type { Product } from '../catalogue/types';
import classes from './ProductRow.module.scss';

interface Props {
  readonly title: string;
  readonly products: readonly Product[];
}

/**
 * A row of links to products; nothing for an empty list. They have no buttons, so that the page has one Add to Cart.
 */
export function ProductRow({ title, products }: Props): ReactNode {
  const headingId = useId();
  if (products.length === 0) return null;
  return (
    <section aria-labelledby={headingId} className={classes.row}>
      <h2 id={headingId}>{title}</h2>
      <ul className={classes.products}>
        {products.map((product) => (
          <li key={product.id}>
            <PathLink to={productPath(product.id)} className={classes.product}>
              <ProductPicture
                src={product.imageUrl}
                alt=""
                sizes="(width < 48rem) 10rem, (width < 82rem) 22vw, 18.5rem"
                colour={product.colours?.[0]}
                className={classes.picture}
              />
              <span>{product.title}</span>
              <Price {...pricesOf(product)} />
            </PathLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
