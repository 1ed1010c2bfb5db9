import { shopEntry } from '../persistence/shopEntry';
import { isSize, type Size } from './cartLine';

/** The size that was chosen last for a product of the same section; undefined if none was. */
export function lastSize(productId: string): Size | undefined {
  const text = entryOf(productId).read() ?? '';
  return isSize(text) ? text : undefined;
}

/** Remembers a chosen size for the products of the same section, under `weft.size.<section>`. */
export function rememberSize(productId: string, size: Size): void {
  entryOf(productId).write(size);
}

/** A product's id begins with its section (docs/product/catalogue.md#records). */
function entryOf(productId: string): ReturnType<typeof shopEntry> {
  return shopEntry(`size.${productId.replace(/-.*/s, '')}`, 'device');
}
