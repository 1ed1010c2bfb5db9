import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readCatalogue } from '../../records/readCatalogue';

const LAMP = { id: 'home-lamp-1', title: 'Lamp', description: 'It shines.', newPrice: '1,299' };
const TEXTS = { name: 'Home', subtitle: 'for rooms' };
const SECTION = { ...TEXTS, id: 'home', audience: 'women', accent: 'clay', categories: ['lamps'] };

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'weft-catalogue-'));
  write('sections.json', [SECTION]);
  write('home/lamps.json', { name: 'Lamps', products: [LAMP] });
});

afterEach(() => rmSync(folder, { recursive: true }));

describe('the files of the catalogue', () => {
  it('with a mistake are refused without a stack, which a build would print', () => {
    write('home/lamps.json', { name: 'Lamps', products: [{ ...LAMP, newPrice: 'free' }] });
    const stack: unknown = expect.stringMatching(/^\S*lamps\.json.*home-lamp-1.*newPrice.*$/);
    expect(() => readCatalogue(folder)).toThrow(expect.objectContaining({ stack }));
  });

  it('are read with the defaults of missing fields', () => {
    const lists = { colours: [], occasions: [] };
    const lamp = { ...LAMP, ...lists, garment: 'top', hasSizes: true, isWornAlone: false };
    const [section] = readCatalogue(folder).sections;
    expect(section?.categories).toEqual([{ id: 'lamps', name: 'Lamps', products: [lamp] }]);
  });

  it.each([
    [{ newPrice: undefined }, 'newPrice is missing.'],
    [{ newPrice: 0 }, 'newPrice is 0; it must be a price, such as 1299 or "1,299".'],
    [{ newPrice: '1299' }, 'newPrice is "1299"; it must be a price, such as 1299 or "1,299".'],
    [{ title: ' ' }, 'title is ""; it must be text.'],
    [{ colour: 'red' }, 'colour is not a field.'],
    [{ fabric: 'tin' }, /^fabric is "tin"; it must be one of cotton, .+quilted\.$/],
    [{ stock: { left: -1 } }, 'stock.left is -1; it must be a whole number of at least 0.'],
    [{ rating: 6 }, 'rating is 6; it must be a number from 0 to 5.'],
    [{ colours: ['red', 'plaid'] }, /^colours\.1 is "plaid"; it must be one of black/],
  ])('with %j are refused', (fields, sentence) => {
    write('home/lamps.json', { name: 'Lamps', products: [{ ...LAMP, ...fields }] });
    const [mistake = '', ...others] = mistakes();
    const start = 'home/lamps.json: home-lamp-1: ';
    expect(mistake.slice(0, start.length)).toBe(start);
    expect(mistake.slice(start.length)).toMatch(sentence);
    expect(others).toEqual([]);
  });

  it('with two mistakes have two messages, each with its product and field', () => {
    const other = { ...LAMP, id: 'home-lamp-2', rating: 'good' };
    write('home/lamps.json', { name: 'Lamps', products: [{ ...LAMP, newPrice: '' }, other] });
    expect(mistakes()).toEqual([
      'home/lamps.json: home-lamp-1: newPrice is ""; it must be a price, such as 1299 or "1,299".',
      'home/lamps.json: home-lamp-2: rating is "good"; it must be a number from 0 to 5.',
    ]);
  });

  it('name the file with a mistake in the ids', () => {
    const ids = ['home-lamp-1', 'home-lamp-1', 'shop-lamp-1', 'home-lamp-1-2'];
    write('home/lamps.json', { name: 'Lamps', products: ids.map((id) => ({ ...LAMP, id })) });
    expect(mistakes()).toEqual([
      'home/lamps.json: the id home-lamp-1 is used twice.',
      'home/lamps.json: the id shop-lamp-1 must begin with home-.',
      'home/lamps.json: home-lamp-1-2 is also the name of a picture of home-lamp-1; change an id.',
    ]);
  });

  it('and the sections belong together', () => {
    write('sections.json', [{ ...SECTION, categories: ['lamps', 'rugs'] }]);
    write('home/chairs.json', { name: 'Chairs', products: [] });
    expect(mistakes()).toEqual([
      'sections.json: the category rugs of home has no file home/rugs.json.',
      'home/chairs.json is no category: sections.json does not list it.',
    ]);
  });

  it('name what does not exist', () => {
    const trends = [{ title: 'Warm', category: 'rugs', scene: 'trend-home-1' }];
    const pictures = [{ product: 'home-rug-1', label: 'A rug' }];
    write('sections.json', [{ ...SECTION, trends, pictures }]);
    expect(mistakes()).toEqual([
      'sections.json: home: there is no scene trend-home-1.',
      'sections.json: home: there is no category rugs.',
      'sections.json: home: there is no product home-rug-1.',
    ]);
  });

  it('that are no JSON are named', () => {
    writeFileSync(join(folder, 'home/lamps.json'), '{');
    expect(mistakes()).toEqual([expect.stringMatching(/^home\/lamps\.json is not JSON: .+\.$/)]);
  });
});

function write(file: string, content: unknown): void {
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, JSON.stringify(content));
}

function mistakes(): readonly string[] {
  try {
    readCatalogue(folder);
  } catch (error) {
    return (error as Error).message.split('\n');
  }
  return [];
}
