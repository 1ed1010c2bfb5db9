import type { ReactNode } from 'react';
import { useParams } from 'shared-ui/router';
import { findProduct } from '../catalogue/catalogue';
import { ProductNotFound } from '../detail/ProductNotFound';
import { ProductView } from '../detail/ProductView';

/** `/product/{id}` (docs/product/product.md). */
export default function ProductDetail(): ReactNode {
  const { id = '' } = useParams();
  const found = findProduct(id);
  return found ? <ProductView key={id} {...found} /> : <ProductNotFound />;
}
