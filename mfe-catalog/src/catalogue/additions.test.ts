import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CATALOGUE } from '../../records/ledger';

// Adds to the beginning of a copy of the catalogue, whatever products it has. The new ids are none that a shop would have.

let folder = '';

interface List {
  readonly id: string;
  readonly categories: string[];
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'weft-catalogue-'));
  cpSync(CATALOGUE, folder, { recursive: true });
  process.env['WEFT_CATALOGUE'] = folder;
  const sections = read<List[]>('sections.json');
  const [{ id, categories }] = sections as [List];
  const file = `${id}/${categories[0]}.json`;
  const category = read<{ products: object[] }>(file);

  // A product: one file.
  category.products.unshift(product(`${id}-new`));
  write(file, category);

  // A category: its file, and its id in the list.
  write(`${id}/new-hats.json`, { name: 'Hats', products: [product(`${id}-hat`)] });
  categories.unshift('new-hats');

  // A section: an entry, and the files of its categories.
  const annexe = { id: 'annexe', name: 'Living Room', subtitle: 'for sofas', audience: 'women' };
  write('annexe/new-lamps.json', { name: 'Lamps', products: [product('annexe-lamp')] });
  write('sections.json', [...sections, { ...annexe, accent: 'ochre', categories: ['new-lamps'] }]);
});

afterAll(() => rmSync(folder, { recursive: true }));

it('a product, a category and a section that are added have their pages', async () => {
  const { htmlOf } = await import('stand-in/hydration');
  const { sections } = await import('../catalogue/sections');
  const { addresses } = await import('../addresses');
  const { default: Listing } = await import('../expose/Listing');
  const { default: ProductDetail } = await import('../expose/ProductDetail');
  const { searchCatalogue } = await import('../search/searchCatalogue');
  const first = sections[0]?.id ?? '';
  const added = [`${first}-new`, `${first}-hat`, 'annexe-lamp'];

  expect(addresses()).toEqual(expect.arrayContaining(added.map((id) => `/product/${id}`)));
  for (const id of added) {
    const path = `/product/${id}`;
    const html = htmlOf({ page: ProductDetail, path: '/product/:id' }, path);
    expect(html).toContain(`<title>The ${id} | `);
  }
  for (const [id, texts] of [
    [first, ['Hats', `/product/${first}-new`, `/product/${first}-hat`]],
    ['annexe', ['Living Room: for sofas', 'Lamps', '/product/annexe-lamp']],
  ] as const) {
    const path = `/product/${id}`;
    const html = htmlOf({ page: Listing, path }, path);
    for (const text of texts) expect(html).toContain(text);
  }
  const foundBy = (term: string) => searchCatalogue(term, null).products.map(({ path }) => path);
  expect(foundBy('lamp')).toContain('/product/annexe-lamp');
  expect(foundBy('living room')).toContain('/product/annexe-lamp');
});

function product(id: string): object {
  return { id, title: `The ${id}`, description: 'Zephyr.', newPrice: 5 };
}

function read<T>(file: string): T {
  return JSON.parse(readFileSync(join(folder, file), 'utf8')) as T;
}

function write(file: string, content: unknown): void {
  mkdirSync(join(folder, file, '..'), { recursive: true });
  writeFileSync(join(folder, file), JSON.stringify(content));
}
