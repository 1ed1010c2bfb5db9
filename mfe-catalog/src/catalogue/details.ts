import { kidsDetails } from './kids/details';
import { menDetails } from './men/details';
import type { ProductDetails } from './types';
import { womenDetails } from './women/details';

const byId: ReadonlyMap<string, ProductDetails> = new Map(
  [menDetails, womenDetails, kidsDetails].flatMap((details) => Object.entries(details)),
);

/** The details of a product's own page; empty texts for an unknown id. */
export function detailsOf(id: string): ProductDetails {
  return byId.get(id) ?? { description: '', stockText: '' };
}
