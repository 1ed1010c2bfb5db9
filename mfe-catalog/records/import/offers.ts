import type { Row } from './table';

/** A product in a file of another shop system; a field that it does not have is empty. */
export interface Offer {
  readonly line: number;
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly price: string;
  readonly oldPrice: string;
  /** Such as "Clothing > Men > Shirts". */
  readonly path: string;
  readonly gender: string;
  readonly ageGroup: string;
  readonly colours: readonly string[];
  readonly material: string;
  readonly hasSizes: boolean;
  /** The pieces in stock; undefined if they are not counted. */
  readonly left: number | undefined;
  /** The names of the columns in the file, for messages. */
  readonly columns: Columns;
}

type Columns = Readonly<
  Record<'id' | 'title' | 'description' | 'price' | 'oldPrice' | 'path' | 'colours', string>
>;

/** The names that a column may have: of the older template, and of the newer one. Shopify makes a handle of the title. */
const SHOPIFY = {
  id: ['Handle', 'URL handle', 'Title'],
  title: ['Title'],
  description: ['Body (HTML)', 'Description'],
  price: ['Variant Price', 'Price'],
  oldPrice: ['Variant Compare At Price', 'Compare-at price'],
  path: ['Type', 'Product Category', 'Product category'],
  colours: ['Color (product.metafields.shopify.color-pattern)'],
} as const;

/** More columns of Shopify. */
const MORE = {
  published: ['Published', 'Published on online store'],
  tracker: ['Variant Inventory Tracker', 'Inventory tracker'],
  quantity: ['Variant Inventory Qty', 'Inventory quantity'],
  whenOut: ['Variant Inventory Policy', 'Continue selling when out of stock'],
  gender: ['Target gender (product.metafields.shopify.target-gender)', 'Google Shopping / Gender'],
  ageGroup: [
    'Age group (product.metafields.shopify.age-group)',
    'Google Shopping / Age Group',
    'Google Shopping / Age group',
  ],
} as const;

const GOOGLE = {
  id: ['item_group_id', 'id'],
  title: ['title'],
  description: ['description'],
  price: ['price'],
  oldPrice: ['sale_price'],
  path: ['product_type', 'google_product_category'],
  colours: ['color'],
} as const;

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
    const isHidden = /^false$/i.test(get(row, MORE.published));
    if (isHidden || /^(draft|archived)$/i.test(get(row, ['Status']))) return [];
    // One that is sold beyond its stock counts as one that is not counted.
    const isCounted =
      get(row, MORE.tracker) !== '' && !/^(?:continue|true)$/i.test(get(row, MORE.whenOut));
    const counts = variants.map((variant) => Number(get(variant, MORE.quantity) || 0));
    const { columns, ...offer } = common(row, SHOPIFY);
    const option = optionNamed(row, /^colou?r$/i);
    return [
      {
        ...offer,
        columns: option === undefined ? columns : { ...columns, colours: `Option${option} Value` },
        gender: get(row, MORE.gender),
        ageGroup: get(row, MORE.ageGroup),
        colours: coloursOf(variants, option),
        material: get(row, ['Fabric (product.metafields.shopify.fabric)']),
        hasSizes: optionNamed(row, /^size$/i) !== undefined,
        left: isCounted ? counts.reduce((sum, count) => sum + Math.max(0, count), 0) : undefined,
      },
    ];
  });
}

/** The number of the option with a name. */
function optionNamed(row: Row, name: RegExp): number | undefined {
  return [1, 2, 3].find((number) =>
    name.test(get(row, [`Option${number} Name`, `Option${number} name`])),
  );
}

/** The values of that option in all variants, or of the metafield. */
function coloursOf(variants: readonly Row[], option: number | undefined): readonly string[] {
  const names = [`Option${option} Value`, `Option${option} value`];
  const values = variants.map((variant) => get(variant, names));
  return split(option === undefined ? get(variants[0], SHOPIFY.colours) : values.join(';'));
}

/** A Google Merchant feed: an item for each variant. */
function googleOffers(rows: readonly Row[]): readonly Offer[] {
  const products = new Map<string, Row>();
  for (const row of rows) {
    // The same id without a group is another product, and a mistake.
    const group = get(row, ['item_group_id']) || `${get(row, ['id'])}\n${row.line}`;
    if (!products.has(group)) products.set(group, row);
  }
  return [...products.values()].map((row) => {
    const sale = get(row, ['sale_price']);
    const offer = common(row, GOOGLE);
    return {
      ...offer,
      price: sale || offer.price,
      oldPrice: sale && offer.price,
      gender: get(row, ['gender']),
      ageGroup: get(row, ['age_group']),
      colours: split(get(row, GOOGLE.colours)),
      material: get(row, ['material']),
      hasSizes: get(row, ['size']) !== '',
      left: /^out.of.stock$/i.test(get(row, ['availability'])) ? 0 : undefined,
    };
  });
}

type Common = Pick<
  Offer,
  'line' | 'columns' | 'id' | 'title' | 'description' | 'price' | 'oldPrice' | 'path'
>;

function common(row: Row, names: typeof SHOPIFY | typeof GOOGLE): Common {
  const columns = Object.fromEntries(
    Object.entries<readonly string[]>(names).map(([field, options]) => [
      field,
      nameIn(row, options),
    ]),
  ) as Columns;
  const value = (field: keyof Columns): string => row.fields.get(columns[field]) ?? '';
  return {
    line: row.line,
    columns,
    id: value('id'),
    title: value('title'),
    description: value('description'),
    price: value('price'),
    oldPrice: value('oldPrice'),
    path: value('path'),
  };
}

function get(row: Row | undefined, names: readonly string[]): string {
  return row?.fields.get(nameIn(row, names)) ?? '';
}

/** The first of the names with a value, else the first one that the file has. */
function nameIn({ fields }: Row, names: readonly string[]): string {
  return (
    names.find((name) => fields.get(name)) ??
    names.find((name) => fields.has(name)) ??
    names[0] ??
    ''
  );
}

function split(text: string): readonly string[] {
  return [
    ...new Set(
      text
        .split(/[/;,]/)
        .map((part) => part.trim())
        .filter(Boolean),
    ),
  ];
}
