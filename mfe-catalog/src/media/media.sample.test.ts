import { describe, expect, it } from '@jest/globals';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pictureNames, readLedger } from '../../records/ledger';
import {
  formatOf,
  incompleteProducts,
  outputsWithin,
  sceneFormats,
  type Format,
} from '../../pictures/formats';
import { shapeOf } from '../../pictures/shapeOf';
import { productsOf } from '../catalogue/catalogue';
import { sections } from '../catalogue/sections';
import { pictureColour } from './pictureColour';

/** In bytes, for all media of the repository together. */
const BUDGET = 80e6;

const media = join(__dirname, '../../media');
const products = sections.flatMap(productsOf);
const ids = products.map(({ id }) => id);
const known = new Set(ids);
const ledger = readLedger();
const pictures = ids.flatMap((id) => pictureNames(id).filter((name) => ledger[name]));
const scenes = Object.keys(ledger).filter((name) => !pictures.includes(name));
const format = (name: string): Format => formatOf(name, known);

interface Expected {
  readonly file: string;
  readonly format: string;
  readonly width: number;
  readonly height: number;
  readonly budget: number;
}

/** The files of a picture, up to a width in pixels. */
function filesOf(name: string, width: number, height: number): readonly Expected[] {
  const { folder, avif, webp } = format(name);
  const expected = (file: string, format: string, output: { width: number; budget: number }) => ({
    ...output,
    file: `${folder}/${file}`,
    format,
    height: Math.round((output.width * height) / width),
  });
  return [
    ...outputsWithin(avif, width).map((output) =>
      expected(`${name}.${output.width}.avif`, 'avif', output),
    ),
    ...outputsWithin([webp], width).map((output) => expected(`${name}.webp`, 'webp', output)),
  ];
}

/** The file of a close-up, at 3:4. */
function closeUpOf(name: string): Expected {
  const { folder, closeUp = { width: 0, budget: 0 } } = format(name);
  const { width, budget } = closeUp;
  const height = Math.round((width * 4) / 3);
  return { file: `${folder}/${name}.${width}.avif`, format: 'avif', width, height, budget };
}

const files: readonly Expected[] = [
  ...pictures.filter((name) => format(name).closeUp).map(closeUpOf),
  ...pictures.flatMap((name) => filesOf(name, 900, 1200)),
  ...scenes.flatMap((name) => filesOf(name, ledger[name]?.width ?? 0, ledger[name]?.height ?? 0)),
];

describe('the pictures', () => {
  it('are two to four for each product, and at least one of every format', () => {
    expect(ids.filter((id) => !ledger[id])).toEqual([]);
    expect(incompleteProducts(pictures, ids)).toEqual([]);
    expect(products.flatMap(({ imageUrl, images = [] }) => [imageUrl, ...images])).toEqual(
      pictures.map((name) => `/media/products/${name}.webp`),
    );
    const uncoloured = products.flatMap((product) =>
      [product.imageUrl, ...(product.images ?? [])].filter(
        (_, index) => !/^#[0-9a-f]{6}$/.test(pictureColour(product, index) ?? ''),
      ),
    );
    expect(uncoloured).toEqual([]);
    const unused = sceneFormats.filter(([names]) => !scenes.some((name) => names.test(name)));
    expect(unused).toEqual([]);
  });

  it('come from one master each', () => {
    const digests = Object.values(ledger).map(({ digest }) => digest);
    expect(new Set(digests).size).toBe(digests.length);
  });

  it('are the only files in the folder', () => {
    const present = ['products', 'scenes'].flatMap((folder) =>
      readdirSync(join(media, folder)).map((file) => `${folder}/${file}`),
    );
    expect(present.sort()).toEqual(files.map(({ file }) => file).sort());
    expect(readdirSync(media).sort()).toEqual(['products', 'scenes']);
  });

  it('have the format and size in their names', async () => {
    const found = await Promise.all(
      files.map(async ({ file }) => ({ file, ...(await shapeOf(join(media, file))) })),
    );
    expect(found).toEqual(
      files.map(({ file, format, width, height }) => ({ file, format, width, height })),
    );
  });

  it('are within their budgets, each and together', () => {
    const sizes = files.map(({ file, budget }) => ({
      file,
      budget,
      bytes: statSync(join(media, file)).size,
    }));
    expect(sizes.filter(({ bytes, budget }) => bytes > budget)).toEqual([]);
    expect(sizes.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(BUDGET);
  });

  it('have the agreed budgets for the most common widths', () => {
    const budgetOf = (name: string, width: number) =>
      format(name).avif.find((output) => output.width === width)?.budget;
    expect(budgetOf('men-shirt-1', 480)).toBe(25_000);
    expect(budgetOf('men-shirt-1', 680)).toBe(28_000);
    expect(budgetOf('men-shirt-1', 900)).toBe(60_000);
    expect(budgetOf('hero-1', 1920)).toBe(90_000);
    expect(budgetOf('hero-1-tall', 800)).toBe(35_000);
  });
});
