/**
 * A product as a remote's build for Node tells of it (`src/feed.ts` of the remote).
 *
 * @typedef {object} FeedProduct
 * @property {string} id
 * @property {string} title
 * @property {string} description
 * @property {string} path root-relative, as those of the images
 * @property {readonly string[]} images
 * @property {number} price in dollars
 * @property {number} [oldPrice]
 * @property {readonly string[]} category
 * @property {readonly string[]} colours
 * @property {string} material
 * @property {readonly string[]} sizes
 * @property {string} gender
 * @property {string} ageGroup
 */

/** The path of the feed, beside the sitemap. */
export const PRODUCT_FEED = 'products.xml';

/** The feed takes three colours, and ten images beside the main one. */
const [MOST_COLOURS, MOST_IMAGES] = [3, 10];

/**
 * The feed of all products for shopping sites: RSS 2.0 with Google's product data (`g:`), one item for each size of a
 * product.
 *
 * @param {string} origin the public origin
 * @param {string} shop the shop's name
 * @param {readonly FeedProduct[]} products
 */
export function productFeed(origin, shop, products) {
  const items = products.flatMap((product) =>
    product.sizes.map((size) => itemOf(origin, shop, product, size)),
  );
  const channel = [
    element('title', shop),
    element('link', `${origin}/`),
    element('description', `All products of ${shop}`),
    ...items,
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rss xmlns:g="http://base.google.com/ns/1.0" version="2.0"><channel>${channel.join('')}</channel></rss>\n`;
}

/** @param {string} origin @param {string} shop @param {FeedProduct} product @param {string} size */
function itemOf(origin, shop, product, size) {
  const { id, price, oldPrice, images, category, colours } = product;
  const [image = '', ...others] = images.map((path) => origin + path);
  const fields = [
    element('title', product.title),
    element('description', product.description),
    element('link', origin + product.path),
    element('g:id', `${id}-${size}`),
    element('g:item_group_id', id),
    element('g:image_link', image),
    ...others.slice(0, MOST_IMAGES).map((other) => element('g:additional_image_link', other)),
    element('g:availability', 'in_stock'),
    element('g:price', money(oldPrice ?? price)),
    ...(oldPrice === undefined ? [] : [element('g:sale_price', money(price))]),
    element('g:condition', 'new'),
    element('g:brand', shop),
    element('g:identifier_exists', 'no'),
    element('g:product_type', category.join(' > ')),
    element('g:color', colours.slice(0, MOST_COLOURS).join('/')),
    element('g:material', product.material),
    element('g:size', size),
    element('g:gender', product.gender),
    element('g:age_group', product.ageGroup),
    '<g:shipping><g:country>US</g:country><g:price>0.00 USD</g:price></g:shipping>',
  ];
  return `<item>${fields.join('')}</item>`;
}

/** @param {number} amount */
function money(amount) {
  return `${amount.toFixed(2)} USD`;
}

/** @param {string} name @param {string} text */
function element(name, text) {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return `<${name}>${escaped}</${name}>`;
}
