import { createElement } from 'react';
import { useCart } from 'shared-state';

/** A page that no build of ours made, with the stores of the shop. */
export default function Account() {
  return createElement('h1', null, `A guest, and a cart of ${useCart().lines.length}`);
}
