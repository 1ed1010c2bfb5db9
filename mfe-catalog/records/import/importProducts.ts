import { pictureNames } from '../ledger';
import { productsOf, type Catalogue } from '../readCatalogue';
import {
  PRODUCT_DEFAULTS,
  type CategoryRecord,
  type ProductRecord,
  type SectionRecord,
} from '../schema';
import { offersIn, partsOf, type Offer } from './offers';
import { readOffer, type ReadFields, type Report } from './readOffer';
import { readTable, TableError } from './table';

export interface Imported {
  readonly catalogue: Catalogue;
  readonly products: readonly ProductRecord[];
  readonly mistakes: readonly string[];
  readonly notes: readonly string[];
}

export interface ImportOptions {
  /** The section of products whose section the file does not say. */
  readonly section?: string | undefined;
  /** What stays of the catalogue: everything, the texts and categories of sections with products in the file, or nothing. */
  readonly keeps?: 'products' | 'sections' | 'nothing';
}

type Section = Omit<SectionRecord, 'categories'> & { readonly categories: CategoryRecord[] };

/**
 * Adds the products of a file to a catalogue: a Shopify product CSV, or a Google Merchant feed as TSV or XML. A known product gets
 * the file's fields and keeps the others.
 *
 * @throws {TableError} also if the file is in no known format
 */
export function importProducts(
  bytes: Buffer,
  { sections, pictures }: Catalogue,
  { section, keeps = 'products' }: ImportOptions,
): Imported {
  const rows = readTable(bytes);
  if (rows.length === 0) throw new TableError('the file has no rows of products.');
  const offers = offersIn(rows);
  if (!offers) {
    throw new TableError(
      'the columns are neither those of Shopify (Handle, Title, Variant Price) nor of a Google Merchant feed (id, title, price).',
    );
  }
  if (offers.length === 0) throw new TableError('the file has no products, or only hidden ones.');
  const existing = { products: sections, sections: sections.map(emptied), nothing: [] }[keeps];
  const shelves = new Shelves(existing, section);
  const mistakes: string[] = [];
  const notes: string[] = [];
  for (const offer of offers) shelves.addSection(offer);
  for (const offer of offers) {
    const say =
      (list: string[]) =>
      (column: string, text: string): void => {
        list.push(`line ${offer.line}, ${column}: ${offer.id || 'this product'} ${text}.`);
      };
    const report = { mistake: say(mistakes), note: say(notes) };
    const fields = readOffer(offer, report);
    if (fields) shelves.add(offer, fields, report);
  }
  const all = shelves.done(keeps === 'sections');
  return {
    catalogue: { sections: all, pictures: picturesFor(all, sections, pictures) },
    products: shelves.added,
    mistakes,
    notes,
  };
}

function emptied(section: SectionRecord): SectionRecord {
  const categories = section.categories.map((category) => ({ ...category, products: [] }));
  return { ...section, categories };
}

/** A section without empty categories, and without trends and pictures of what it no longer has. */
function withoutRemoved(section: Section): Section {
  const categories = section.categories.filter(({ products }) => products.length > 0);
  const ids = productsOf([{ ...section, categories }]).map(({ id }) => id);
  return {
    ...section,
    categories,
    trends: section.trends.filter((trend) => categories.some(({ id }) => id === trend.category)),
    pictures: section.pictures.filter(({ product }) => ids.includes(product)),
  };
}

/** All pictures but those of products that the catalogue no longer has. */
function picturesFor(
  sections: readonly SectionRecord[],
  before: readonly SectionRecord[],
  pictures: Catalogue['pictures'],
): Catalogue['pictures'] {
  const namesIn = (list: readonly SectionRecord[]): Set<string> =>
    new Set(productsOf(list).flatMap(({ id }) => pictureNames(id)));
  const [remaining, known] = [namesIn(sections), namesIn(before)];
  return Object.fromEntries(
    Object.entries(pictures).filter(([name]) => remaining.has(name) || !known.has(name)),
  );
}

/** Of a section or a category, in letters: it is the name of a file. */
const MAX_ID_LENGTH = 60;

const GENDERS = { men: 'male', women: 'female', children: 'unisex' } as const;

const ACCENTS = ['sage', 'clay', 'ochre'] as const;

/** The sections and categories, to which products are added. */
class Shelves {
  readonly added: ProductRecord[] = [];
  readonly #sections: Section[];
  readonly #ids: Set<string>;
  /** The line of each added product in the file, by id. */
  readonly #lines = new Map<string, number>();

  constructor(
    sections: readonly SectionRecord[],
    private readonly fallback: string | undefined,
  ) {
    this.#sections = structuredClone(sections) as Section[];
    this.#ids = new Set(productsOf(sections).map(({ id }) => id));
  }

  /** Adds the section that a product names, also for products before it in the file that name none. */
  addSection(offer: Offer): void {
    this.#sectionOf(offer, partsOf(offer).at(-2));
  }

  add(offer: Offer, fields: ReadFields, { mistake, note }: Report): void {
    const parts = partsOf(offer);
    const category = parts.at(-1);
    const section =
      this.#sectionOf(offer, parts.at(-2)) ??
      (this.fallback && this.#sectionOf(offer, this.fallback));
    const name = wordsOf(offer.id);
    if (name === '') mistake(offer.columns.id, 'has no id with letters from a to z or digits');
    if (category === undefined)
      mistake(offer.columns.path, 'has no category, such as "Women > Dresses"');
    if (!section) mistake(offer.columns.path, 'has no section; name one with --section');
    if (name === '' || category === undefined || !section) return;
    const wanted = name.startsWith(`${section.id}-`) ? name : `${section.id}-${name}`;
    const other = this.#clashOf(wanted);
    const id = other ? `${wanted}-b` : wanted;
    const home = section.categories.find(({ products }) =>
      products.some((product) => product.id === id),
    );
    if (home && !isNamed(home, category)) note(offer.columns.path, `stays in "${home.name}"`);
    const first = this.#lines.get(id);
    if (first !== undefined) {
      mistake(offer.columns.id, `is used twice, also in line ${first}`);
      return;
    }
    if (other) {
      const reason = `a picture of it and one of "${other}" would have the same name`;
      note(offer.columns.id, `becomes "${id}", because ${reason}`);
    }
    this.#lines.set(id, offer.line);
    this.#ids.add(id);
    const { products } = home ?? categoryIn(section, category);
    const known = products.find((product) => product.id === id);
    // Only if it differs from the section's.
    const gender = fields.gender === GENDERS[section.audience] ? undefined : fields.gender;
    const record = recordOf(id, { ...fields, gender }, known);
    this.added.push(record);
    if (known) products.splice(products.indexOf(known), 1, record);
    else products.push(record);
  }

  /** A product that could not have an id beside it: a-2 is the name of the second picture of a. */
  #clashOf(id: string): string | undefined {
    const [before = ''] = id.split(/-[2-4]$/);
    return [before, ...pictureNames(id)].find((name) => name !== id && this.#ids.has(name));
  }

  /** Sections without pictures get their first products as pictures. */
  done(isReplaced: boolean): readonly SectionRecord[] {
    const sections = isReplaced ? this.#sections.map(withoutRemoved) : this.#sections;
    for (const section of sections) {
      if (section.pictures.length > 0) continue;
      section.pictures = section.categories
        .flatMap(({ products }) => products.slice(0, 1))
        .slice(0, 2)
        .map(({ id, title }) => ({ product: id, label: title }));
    }
    return sections.filter(({ categories }) => categories.length > 0);
  }

  #sectionOf({ gender, ageGroup }: Offer, name: string | undefined): Section | undefined {
    const isForChildren = /kids|infant|toddler|newborn/i.test(ageGroup);
    const adults = (['men', 'women'] as const).find((each) =>
      gender.toLowerCase().startsWith(GENDERS[each]),
    );
    const audience = isForChildren ? 'children' : adults;
    if (name === undefined) return this.#sections.find((each) => each.audience === audience);
    const id = wordsOf(name)
      .replace(/[^a-z]/g, '')
      .slice(0, MAX_ID_LENGTH);
    const known = this.#sections.find(
      (candidate) => candidate.id === id || isSame(candidate.name, name),
    );
    if (known || id === '') return known;
    const accent: Section['accent'] = ACCENTS[this.#sections.length % ACCENTS.length] ?? 'sage';
    const lists = { trends: [], pictures: [], searchTerms: [], searchWords: [], names: [id] };
    const section: Section = {
      id,
      name,
      subtitle: name,
      audience: audience ?? audienceIn(name),
      accent,
      categories: [],
      ...lists,
    };
    this.#sections.push(section);
    return section;
  }
}

/** What the English name of a section says of its shoppers. */
function audienceIn(name: string): Section['audience'] {
  if (/\b(?:kids?|child(?:ren)?|boys?|girls?|bab(?:y|ies))\b/i.test(name)) return 'children';
  return /\bmen\b/i.test(name) ? 'men' : 'women';
}

function categoryIn(section: Section, name: string): CategoryRecord {
  const known = section.categories.find((candidate) => isNamed(candidate, name));
  if (known) return known;
  const id = categoryId(name) || freeId(section);
  const category: CategoryRecord = { id, name, products: [] };
  section.categories.push(category);
  return category;
}

function isNamed({ id, name }: CategoryRecord, written: string): boolean {
  return id === categoryId(written) || isSame(name, written);
}

function freeId({ categories }: Section): string {
  let number = 1;
  while (categories.some(({ id }) => id === `category-${number}`)) number += 1;
  return `category-${number}`;
}

/** Empty for a name without letters from a to z. */
function categoryId(name: string): string {
  return wordsOf(name)
    .replace(/^[-\d]+/, '')
    .slice(0, MAX_ID_LENGTH);
}

/** The file's fields, and the others of the known record. Equal values keep their form, such as "1,299". */
function recordOf(id: string, fields: ReadFields, known?: ProductRecord): ProductRecord {
  const { left, colours, ...rest } = fields;
  const { stock, ...others }: Partial<ProductRecord> = known ?? {};
  const wasOut = stock && 'left' in stock && stock.left === 0;
  const before = known?.colours ?? [];
  const isSameColours = colours.every((colour, index) => colour === before[index]);
  return {
    ...PRODUCT_DEFAULTS,
    ...others,
    ...Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined)),
    id,
    newPrice: priceAs(rest.newPrice, known?.newPrice),
    oldPrice: rest.oldPrice === undefined ? undefined : priceAs(rest.oldPrice, known?.oldPrice),
    colours: isSameColours && before.length > 0 ? before : [...new Set(colours)],
    stock: left === undefined ? (wasOut ? undefined : stock) : { left },
  } as ProductRecord;
}

function priceAs(amount: number, before: number | string | undefined): number | string {
  return before !== undefined && Number(String(before).replaceAll(',', '')) === amount
    ? before
    : amount;
}

function isSame(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}

/** Words of a to z and digits, joined by hyphens: `ü` is u, `ß` is ss. */
function wordsOf(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/['’]/g, '')
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '');
}
