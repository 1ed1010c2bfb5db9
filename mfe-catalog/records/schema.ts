import * as v from 'valibot';

// The shape of the catalogue's files (docs/product/catalogue.md#records). The text of a check says what a value must be.

const text = v.message(v.pipe(v.string(), v.trim(), v.nonEmpty()), 'text');
const word = v.message(v.pipe(v.string(), v.regex(/^[a-z]+$/)), 'a word of the letters a to z');
const id = v.message(
  v.pipe(v.string(), v.regex(/^[a-z]+(?:-[a-z\d]+)*$/)),
  'words of a to z and digits, joined by hyphens',
);
const count = v.message(
  v.pipe(v.number(), v.integer(), v.minValue(0)),
  'a whole number of at least 0',
);
export const MAX_PRICE = 10_000_000;

const price = v.message(
  v.union([
    v.pipe(v.number(), v.gtValue(0), v.maxValue(MAX_PRICE)),
    v.pipe(v.string(), v.regex(/^[1-9]\d{0,2}(?:,\d{3})*(?:\.\d{1,2})?$/)),
  ]),
  'a price, such as 1299 or "1,299"',
);
const percent = v.message(
  v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99)),
  'a percentage',
);
const rating = v.message(v.pipe(v.number(), v.minValue(0), v.maxValue(5)), 'a number from 0 to 5');

const picklist = <const Options extends readonly string[]>(options: Options) =>
  v.picklist(options, `one of ${options.join(', ')}`);

/** The colours of the filter, in its order. */
export const COLOURS = [
  'black',
  'grey',
  'white',
  'beige',
  'brown',
  'yellow',
  'orange',
  'red',
  'pink',
  'purple',
  'blue',
  'green',
] as const;

/** The main fabrics of products. */
export const FABRICS = [
  'cotton',
  'linen',
  'silk',
  'satin',
  'velvet',
  'brocade',
  'chiffon',
  'viscose',
  'denim',
  'wool',
  'quilted',
] as const;

/** The occasions for wearing a product. */
export const OCCASIONS = [
  'everyday',
  'work',
  'party',
  'festive',
  'wedding',
  'school',
  'lounge',
] as const;

/** The kinds of care; `CareSymbols.tsx` has the symbols of each kind. */
const care = picklist([
  'machine30',
  'machine40',
  'hand',
  'dryClean',
  'velvet',
  'padded',
  'printed',
  'knit',
  'sponge',
]);

/** Everything about a product. Its pictures have its id as their names (docs/pictures.md). */
const product = v.strictObject({
  /** It begins with the section's id and a hyphen. */
  id,
  title: text,
  description: text,
  newPrice: price,
  oldPrice: v.optional(price),
  rating: v.optional(rating),
  ratingCount: v.optional(count),
  /** In stock without a limit if it is missing. */
  stock: v.optional(
    v.union(
      [
        v.strictObject({ left: v.union([count, v.literal('few')]) }),
        v.strictObject({ shipsIn: text }),
      ],
      '{ "left": 3 }, { "left": "few" } or { "shipsIn": "24 hours" }',
    ),
  ),
  composition: v.optional(text),
  /** The weight of its cloth. */
  weight: v.optional(text),
  fit: v.optional(text),
  care: v.optional(care),
  /** The main colour first. */
  colours: v.optional(v.array(picklist(COLOURS), 'a list of colours'), []),
  fabric: v.optional(picklist(FABRICS)),
  occasions: v.optional(v.array(picklist(OCCASIONS), 'a list of occasions'), []),
  /** The table of its measures in the size guide. */
  garment: v.optional(picklist(['top', 'dress', 'trousers', 'saree']), 'top'),
  /** False for a product without sizes. */
  hasSizes: v.optional(v.boolean('true or false'), true),
  /** Whether it is a whole outfit, which nothing completes. */
  isWornAlone: v.optional(v.boolean('true or false'), false),
  /** The section's if it is missing. */
  gender: v.optional(picklist(['male', 'female', 'unisex'])),
});

/** A file of a category; its name is the category's id. */
export const CategoryFile = v.strictObject({
  name: text,
  /** Below the waist or over other clothes. All others are tops. */
  layer: v.optional(picklist(['bottom', 'outer'])),
  products: v.array(product, 'a list of products'),
});

const section = v.strictObject({
  /** Ids of products and addresses begin with it. */
  id: word,
  name: text,
  subtitle: text,
  /** For whom the clothes are: the tables of the size guide, and the data for search engines. */
  audience: picklist(['men', 'women', 'children']),
  /** The colours of its panels (shared-ui/src/globals/_properties.scss). */
  accent: picklist(['sage', 'clay', 'ochre']),
  /** The ids of its categories, in the order of the listing. */
  categories: v.array(id, 'a list of categories'),
  /** The banner of its listing. */
  promo: v.optional(
    v.strictObject({ code: text, upTo: percent, line: text, scene: v.optional(id) }),
  ),
  /** Each opens a category. */
  trends: v.optional(
    v.array(v.strictObject({ title: text, category: id, scene: id }), 'a list of trends'),
    [],
  ),
  /** Products that stand for the section: the first in its tile, all in the footer. */
  pictures: v.optional(
    v.array(v.strictObject({ product: id, label: text }), 'a list of pictures'),
    [],
  ),
  /** Suggestions of the search field. */
  searchTerms: v.optional(v.array(text, 'a list of terms'), []),
  /** Words that mean the whole section. They lead a search to it, and find nothing else. */
  names: v.optional(v.array(text, 'a list of words'), []),
  /** More words that lead a search to the section; `kid*` is the beginning of a word. */
  searchWords: v.optional(
    v.array(
      v.pipe(text, v.regex(/^[\p{Ll}']+\*?$/u, 'a word in small letters, or its beginning and *')),
      'a list of words',
    ),
    [],
  ),
});

/** The values of a product's fields that a file leaves out. */
export const PRODUCT_DEFAULTS = v.getDefaults(product);

/** The values of all fields that files leave out, by name. */
export const DEFAULTS: Readonly<Record<string, unknown>> = {
  ...PRODUCT_DEFAULTS,
  ...v.getDefaults(section),
};

/** `sections.json`, in the shop's order. The first section is the default. */
export const SectionsFile = v.pipe(
  v.array(section, 'a list of sections'),
  v.minLength(1, 'at least one section'),
);

export type ProductRecord = v.InferOutput<typeof product>;
export type SectionEntry = v.InferOutput<typeof section>;
export type CategoryRecord = v.InferOutput<typeof CategoryFile> & { readonly id: string };

/** A section with its categories' records. */
export type SectionRecord = Omit<SectionEntry, 'categories'> & {
  readonly categories: readonly CategoryRecord[];
};
