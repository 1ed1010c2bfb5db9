import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { CATALOGUE, pictureNames, readLedger, type Ledger } from './ledger';
import {
  CategoryFile,
  SectionsFile,
  type CategoryRecord,
  type ProductRecord,
  type SectionEntry,
  type SectionRecord,
} from './schema';

/** Mistakes in the catalogue's files: one sentence each. */
export class CatalogueError extends Error {
  constructor(mistakes: readonly string[]) {
    super(mistakes.join('\n'));
    this.name = 'CatalogueError';
    // A build prints an error's stack, and the mistakes are in files of data.
    this.stack = this.message;
  }
}

/** All sections with their categories and products, and the delivered pictures. */
export interface Catalogue {
  readonly sections: readonly SectionRecord[];
  readonly pictures: Ledger;
}

/**
 * Reads and checks all files of the catalogue.
 *
 * @param folder the import and tests read another one; tests name it in `WEFT_CATALOGUE`
 * @throws {CatalogueError} with all mistakes
 */
export function readCatalogue(
  folder: string = process.env['WEFT_CATALOGUE'] ?? CATALOGUE,
): Catalogue {
  const mistakes: string[] = [];
  const pictures = readLedger(folder);
  const entries = readFile(SectionsFile, folder, 'sections.json', mistakes) ?? [];
  const sections = entries.map((entry) => ({
    ...entry,
    categories: entry.categories.flatMap((id) => readCategory(folder, entry, id, mistakes)),
  }));
  mistakes.push(...strayFiles(folder, entries), ...wrongIds(sections));
  // A category with a mistake is missing here, and so are its products.
  if (mistakes.length === 0) mistakes.push(...unknownNames(sections, pictures));
  if (mistakes.length > 0) throw new CatalogueError(mistakes);
  return { sections, pictures };
}

/** The products of all sections, in the catalogue's order. */
export function readProducts(): readonly ProductRecord[] {
  return productsOf(readCatalogue().sections);
}

export function productsOf(sections: readonly SectionRecord[]): readonly ProductRecord[] {
  return sections.flatMap(({ categories }) => categories.flatMap(({ products }) => products));
}

function readCategory(
  folder: string,
  { id: section }: SectionEntry,
  id: string,
  mistakes: string[],
): readonly CategoryRecord[] {
  const file = `${section}/${id}.json`;
  if (!existsSync(join(folder, file))) {
    mistakes.push(`sections.json: the category ${id} of ${section} has no file ${file}.`);
    return [];
  }
  const category = readFile(CategoryFile, folder, file, mistakes);
  return category ? [{ ...category, id }] : [];
}

function readFile<const Schema extends v.GenericSchema>(
  schema: Schema,
  folder: string,
  file: string,
  mistakes: string[],
): v.InferOutput<Schema> | undefined {
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(join(folder, file), 'utf8'));
  } catch (error) {
    mistakes.push(`${file} is not JSON: ${(error as Error).message}.`);
    return undefined;
  }
  return checkFile(schema, value, file, mistakes);
}

/** @returns undefined after a mistake */
export function checkFile<const Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
  name: string,
  mistakes: string[],
): v.InferOutput<Schema> | undefined {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  mistakes.push(...result.issues.map((issue) => `${name}: ${sentenceOf(issue)}`));
  return undefined;
}

/** Such as: men-shirt-1: newPrice is "free"; it must be a price, such as 1299. */
function sentenceOf(issue: v.BaseIssue<unknown>): string {
  const { message, expected, input } = issue;
  const path: readonly v.IssuePathItem[] = issue.path ?? [];
  const keys = path.map(({ key }) => key);
  // The innermost record with an id names the place.
  const at = path.findLastIndex(
    ({ value }) => typeof (value as { id?: unknown } | null)?.id === 'string',
  );
  const record = at < 0 ? '' : `${(path[at]?.value as { id: string } | undefined)?.id}: `;
  const field = keys.slice(at + 1).join('.') || 'the file';
  if (expected === 'never') return `${record}${field} is not a field.`;
  if (input === undefined) return `${record}${field} is missing.`;
  return `${record}${field} is ${JSON.stringify(input)}; it must be ${message}.`;
}

function strayFiles(folder: string, sections: readonly SectionEntry[]): readonly string[] {
  const listed = sections.flatMap(({ id, categories }) =>
    categories.map((category) => join(id, `${category}.json`)),
  );
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => dirname(file) !== '.' && file.endsWith('.json') && !listed.includes(file))
    .map((file) => `${file} is no category: sections.json does not list it.`);
}

function wrongIds(sections: readonly SectionRecord[]): readonly string[] {
  const mistakes: string[] = [];
  const files = new Map<string, string>();
  for (const { id: section, categories } of sections) {
    for (const { id: category, products } of categories) {
      const file = `${section}/${category}.json`;
      for (const { id } of products) {
        const other = files.get(id);
        const also = other === file ? '' : `, also in ${other}`;
        if (other) mistakes.push(`${file}: the id ${id} is used twice${also}.`);
        if (!id.startsWith(`${section}-`))
          mistakes.push(`${file}: the id ${id} must begin with ${section}-.`);
        files.set(id, file);
      }
    }
  }
  for (const [id, file] of files) {
    const clash = pictureNames(id).find((name) => name !== id && files.has(name));
    if (clash)
      mistakes.push(`${file}: ${clash} is also the name of a picture of ${id}; change an id.`);
  }
  return mistakes;
}

function unknownNames(sections: readonly SectionRecord[], pictures: Ledger): readonly string[] {
  const products = new Set(productsOf(sections).map(({ id }) => id));
  return sections.flatMap(({ id, categories, promo, trends, pictures: shown }, index) => {
    const scenes = [promo?.scene, ...trends.map(({ scene }) => scene)];
    return [
      ...(sections.findIndex((other) => other.id === id) < index ? ['this id is used twice'] : []),
      ...scenes
        .filter((scene) => scene !== undefined && !pictures[scene])
        .map((scene) => `there is no scene ${scene}`),
      ...trends
        .filter(({ category }) => !categories.some((known) => known.id === category))
        .map(({ category }) => `there is no category ${category}`),
      ...shown
        .filter(({ product }) => !products.has(product))
        .map(({ product }) => `there is no product ${product}`),
    ].map((mistake) => `sections.json: ${id}: ${mistake}.`);
  });
}
