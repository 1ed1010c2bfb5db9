import type { Row } from './table';

type Columns = Readonly<Record<keyof typeof GOOGLE, string>>;

/** What both formats have in columns; empty if a file does not have it. The path is such as "Clothing > Men > Shirts". */
interface Listed extends Omit<Columns, 'colours'> {
  readonly line: number;
  /** The names of the columns in the file, for messages. */
  readonly columns: Columns;
}

/** A product in a file of another shop system. */
export interface Offer extends Listed {
  readonly colours: readonly string[];
  readonly hasSizes: boolean;
  /** The pieces in stock; undefined if they are not counted. */
  readonly left: number | undefined;
  /** The variant whose quantity is no whole number. */
  readonly wrongQuantity?: { readonly line: number; readonly column: string };
}

/** The names that a column may have: of the older template, and of the newer one. Shopify makes a handle of the title. */
const SHOPIFY = {
  id: ['Handle', 'URL handle', 'Title'],
  title: ['Title'],
  description: ['Body (HTML)', 'Description'],
  price: ['Variant Price', 'Price'],
  oldPrice: ['Variant Compare At Price', 'Compare-at price'],
  path: ['Type', 'Product Category', 'Product category'],
  gender: ['Target gender (product.metafields.shopify.target-gender)', 'Google Shopping / Gender'],
  ageGroup: [
    'Age group (product.metafields.shopify.age-group)',
    'Google Shopping / Age Group',
    'Google Shopping / Age group',
  ],
  colours: ['Color (product.metafields.shopify.color-pattern)'],
  material: ['Fabric (product.metafields.shopify.fabric)'],
};

/** The option for sizes, in the languages of large fashion markets. */
const SIZE = /^(?:size|größe|groesse|taille|talla|taglia|maat|tamanho|rozmiar|storlek)$/i;

const QUANTITY = ['Variant Inventory Qty', 'Inventory quantity'];

const GOOGLE = {
  id: ['item_group_id', 'id'],
  title: ['title'],
  description: ['description'],
  price: ['price'],
  oldPrice: ['sale_price'],
  path: ['product_type', 'google_product_category'],
  gender: ['gender'],
  ageGroup: ['age_group'],
  colours: ['color'],
  material: ['material'],
};

/** With a sale price, the price is the old one. */
const ON_SALE = { ...GOOGLE, price: GOOGLE.oldPrice, oldPrice: GOOGLE.price };

/** The products of a file, each with all its variants; null if the file is in no known format. */
export function offersIn(rows: readonly Row[]): readonly Offer[] | null {
  const names = new Set(rows[0]?.fields.keys());
  const isShopify = [...SHOPIFY.id, ...SHOPIFY.price].filter((name) => names.has(name)).length > 1;
  if (isShopify) return shopifyOffers(rows);
  const google = rows.map(({ line, fields }) => ({
    line,
    // "image link" is the same as "image_link".
    fields: new Map(
      [...fields].map(([name, value]) => [name.toLowerCase().replaceAll(' ', '_'), value]),
    ),
  }));
  return google[0]?.fields.has('id') && google[0].fields.has('price') ? googleOffers(google) : null;
}

/** Shopify's product CSV: a row for each variant and picture. Only the first row of a product has a title. */
function shopifyOffers(rows: readonly Row[]): readonly Offer[] {
  const products: Row[][] = [];
  for (const row of rows) {
    const handle = get(row, SHOPIFY.id);
    const isNext =
      get(row, SHOPIFY.title) !== '' ||
      (handle !== '' && handle !== get(products.at(-1)?.[0], SHOPIFY.id));
    if (isNext) products.push([row]);
    else products.at(-1)?.push(row);
  }
  return products.flatMap((variants) => {
    const [row] = variants as [Row];
    const isHidden = /^false$/i.test(get(row, ['Published', 'Published on online store']));
    if (isHidden || /^(draft|archived)$/i.test(get(row, ['Status']))) return [];
    const tracker = get(row, ['Variant Inventory Tracker', 'Inventory tracker']);
    // One that is sold beyond its stock counts as one that is not counted.
    const whenOut = get(row, ['Variant Inventory Policy', 'Continue selling when out of stock']);
    const isCounted = tracker !== '' && !/^(?:continue|true)$/i.test(whenOut);
    const counts = variants.map((variant) => Number(get(variant, QUANTITY)));
    const wrong = isCounted && variants[counts.findIndex((count) => !Number.isInteger(count))];
    const option = optionNamed(row, /^colou?r$/i);
    const colours = option ? [`Option${option} Value`, `Option${option} value`] : SHOPIFY.colours;
    return [
      {
        ...listed(row, { ...SHOPIFY, colours }),
        colours: coloursOf(variants, colours),
        hasSizes: optionNamed(row, SIZE) !== undefined,
        left: isCounted ? counts.reduce((sum, count) => sum + Math.max(0, count), 0) : undefined,
        ...(wrong && { wrongQuantity: { line: wrong.line, column: nameIn(wrong, QUANTITY) } }),
      },
    ];
  });
}

function optionNamed(row: Row, name: RegExp): number | undefined {
  return [1, 2, 3].find((number) =>
    name.test(get(row, [`Option${number} Name`, `Option${number} name`])),
  );
}

/** A Google Merchant feed: an item for each variant. */
function googleOffers(rows: readonly Row[]): readonly Offer[] {
  const products = new Map<string | Row, [Row, ...Row[]]>();
  for (const row of rows) {
    // The same id without a group is another product, and a mistake.
    const group = get(row, ['item_group_id']) || row;
    const variants = products.get(group);
    if (variants) variants.push(row);
    else products.set(group, [row]);
  }
  return [...products.values()].map((variants) => {
    const [row] = variants;
    const isOut = (variant: Row) => /^out.of.stock$/i.test(get(variant, ['availability']));
    return {
      ...listed(row, isNoPrice(get(row, GOOGLE.oldPrice)) ? GOOGLE : ON_SALE),
      colours: coloursOf(variants, GOOGLE.colours),
      hasSizes: variants.some((variant) => get(variant, ['size']) !== ''),
      left: variants.every(isOut) ? 0 : undefined,
    };
  });
}

function coloursOf(variants: readonly Row[], columns: readonly string[]): readonly string[] {
  const texts = variants.map((variant) => get(variant, columns));
  const parts = texts.flatMap((text) => text.split(/[/;,]/)).map((part) => part.trim());
  return [...new Set(parts)].filter(Boolean);
}

/** The parts of a product's path: its category is the last one, after its section. */
export function partsOf({ path }: Offer): readonly string[] {
  // Google's number of a category is no name for shoppers.
  if (/^\d+$/.test(path)) return [];
  return path
    .split('>')
    .map((part) => part.trim())
    .filter(Boolean);
}

/** Of an optional price: systems also write it as 0.00. */
export function isNoPrice(text: string): boolean {
  return text === '' || /^\D*0+(?:[.,]0+)?\D*$/.test(text);
}

function listed(row: Row, names: typeof GOOGLE): Listed {
  const columns = Object.entries(names).map(
    ([field, options]) => [field, nameIn(row, options)] as const,
  );
  const texts = columns.map(([field, column]) => [field, row.fields.get(column) ?? '']);
  return {
    ...Object.fromEntries(texts),
    line: row.line,
    columns: Object.fromEntries(columns),
  } as Listed;
}

function get(row: Row | undefined, names: readonly string[]): string {
  return row?.fields.get(nameIn(row, names)) ?? '';
}

function nameIn({ fields }: Row, names: readonly string[]): string {
  return (
    names.find((name) => fields.get(name)) ??
    names.find((name) => fields.has(name)) ??
    names[0] ??
    ''
  );
}
