import { inOrder } from './catalogue';
import { details } from './details.data';
import type { ProductDetails } from './types';

const rowOf = inOrder(details);

/** The details of a product's own page; empty texts for an unknown id. */
export function detailsOf(id: string): ProductDetails {
  const [description = '', stock = {}, composition = '', weight = '', fit = '', care] =
    rowOf(id) ?? [];
  return { description, stock, composition, weight, fit, care };
}
