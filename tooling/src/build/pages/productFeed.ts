/** A product in the feed of a remote's build for Node (`src/feed.ts` of the remote). */
export interface FeedProduct {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** Root-relative, like the images. */
  readonly path: string;
  readonly images: readonly string[];
  /** In dollars. */
  readonly price: number;
  readonly oldPrice?: number;
  readonly category: readonly string[];
  readonly colours: readonly string[];
  readonly material: string;
  readonly sizes: readonly string[];
  readonly gender: string;
  readonly ageGroup: string;
  /** Missing in builds from before it existed. */
  readonly isInStock?: boolean;
}

export const PRODUCT_FEED = 'products.xml';

/** The feed accepts three colours, and ten images besides the main one. */
const [MAX_COLOURS, MAX_IMAGES] = [3, 10] as const;

/**
 * The feed of all products for shopping sites: RSS 2.0 with Google's product data (`g:`), one item for each size of a
 * product, or one for a product without sizes.
 *
 * @param origin the public origin
 * @param shop the shop's name
 */
export function productFeed(
  origin: string,
  shop: string,
  products: readonly FeedProduct[],
): string {
  const items = products.flatMap((product) =>
    product.sizes.length === 0
      ? itemOf(origin, shop, product)
      : product.sizes.map((size) => itemOf(origin, shop, product, size)),
  );
  const channel = [
    element('title', shop),
    element('link', `${origin}/`),
    element('description', `All products of ${shop}`),
    ...items,
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rss xmlns:g="http://base.google.com/ns/1.0" version="2.0"><channel>${channel.join('')}</channel></rss>\n`;
}

function itemOf(origin: string, shop: string, product: FeedProduct, size?: string): string {
  const { id, price, oldPrice, images, category, colours } = product;
  const [image = '', ...others] = images.map((path) => origin + path);
  const fields = [
    element('title', product.title),
    element('description', product.description),
    element('link', origin + product.path),
    ...(size === undefined
      ? [element('g:id', id)]
      : [element('g:id', `${id}-${size}`), element('g:item_group_id', id)]),
    element('g:image_link', image),
    ...others.slice(0, MAX_IMAGES).map((other) => element('g:additional_image_link', other)),
    element('g:availability', product.isInStock === false ? 'out_of_stock' : 'in_stock'),
    element('g:price', money(oldPrice ?? price)),
    ...(oldPrice === undefined ? [] : [element('g:sale_price', money(price))]),
    element('g:condition', 'new'),
    element('g:brand', shop),
    element('g:identifier_exists', 'no'),
    element('g:product_type', category.join(' > ')),
    element('g:color', colours.slice(0, MAX_COLOURS).join('/')),
    element('g:material', product.material),
    ...(size === undefined ? [] : [element('g:size', size)]),
    element('g:gender', product.gender),
    element('g:age_group', product.ageGroup),
    '<g:shipping><g:country>US</g:country><g:price>0.00 USD</g:price></g:shipping>',
  ];
  return `<item>${fields.join('')}</item>`;
}

function money(amount: number): string {
  return `${amount.toFixed(2)} USD`;
}

/** An element with this text, or nothing if the text is empty. */
function element(name: string, text: string): string {
  if (text === '') return '';
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return `<${name}>${escaped}</${name}>`;
}
