import { createElement } from 'react';
import { useCart } from 'shared-state';

/** A page from another build tool that uses the shop's stores. */
export default function Account() {
  return createElement('h1', null, `A guest, and a cart of ${useCart().lines.length}`);
}
