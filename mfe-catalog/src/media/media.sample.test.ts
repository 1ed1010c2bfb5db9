import { describe, expect, it } from '@jest/globals';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pictureNames, readLedger } from '../../records/ledger';
import {
  formatOf,
  incompleteProducts,
  outputsWithin,
  sceneFormats,
  type Output,
} from '../../pictures/formats';
import { avifName, mediaFolder, webpName } from '../../pictures/mediaFolder';
import { shapeOf } from '../../pictures/shapeOf';
import { productsOf } from '../catalogue/catalogue';
import { sections } from '../catalogue/sections';

/** In bytes, for all media of the repository together. */
const BUDGET = 80e6;

const products = sections.flatMap(productsOf);
const ids = products.map(({ id }) => id);
const known = new Set(ids);
const ledger = readLedger();
const pictures = ids.flatMap((id) => pictureNames(id).filter((name) => ledger[name]));
const scenes = Object.keys(ledger).filter((name) => !pictures.includes(name));

/** The files of each picture. Every master of a product is at least as wide as its widest file, and has the product's ratio. */
const files = Object.entries(ledger).flatMap(([name, entry]) => {
  const { folder, ratio, avif, webp, closeUp } = formatOf(name, known);
  const master = ratio ? Infinity : entry.width;
  const expected = (format: 'avif' | 'webp', { width, budget }: Output) => ({
    file: `${folder}/${format === 'avif' ? avifName(name, width) : webpName(name)}`,
    format,
    width,
    height: Math.round(width / (ratio ?? entry.width / entry.height)),
    budget,
  });
  return [
    ...outputsWithin(avif, master).map((output) => expected('avif', output)),
    ...outputsWithin([webp], master).map((output) => expected('webp', output)),
    ...(closeUp ? [expected('avif', closeUp)] : []),
  ];
});

describe('the pictures', () => {
  it('are two to four for each product, and at least one of every format', () => {
    expect(ids.filter((id) => !ledger[id])).toEqual([]);
    expect(incompleteProducts(pictures, ids)).toEqual([]);
    expect(products.flatMap(({ imageUrl, images = [] }) => [imageUrl, ...images])).toEqual(
      pictures.map((name) => `/media/products/${name}.webp`),
    );
    const uncoloured = products.filter(({ colour = '' }) => !/^#[0-9a-f]{6}$/.test(colour));
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
      readdirSync(join(mediaFolder, folder)).map((file) => `${folder}/${file}`),
    );
    expect(present.sort()).toEqual(files.map(({ file }) => file).sort());
    expect(readdirSync(mediaFolder).sort()).toEqual(['products', 'scenes']);
  });

  it('have the format and size in their names', async () => {
    const found = await Promise.all(
      files.map(async ({ file }) => ({ file, ...(await shapeOf(join(mediaFolder, file))) })),
    );
    expect(found).toEqual(
      files.map(({ file, format, width, height }) => ({ file, format, width, height })),
    );
  });

  it('are within their budgets, each and together', () => {
    const sizes = files.map(({ file, budget }) => ({
      file,
      budget,
      bytes: statSync(join(mediaFolder, file)).size,
    }));
    expect(sizes.filter(({ bytes, budget }) => bytes > budget)).toEqual([]);
    expect(sizes.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(BUDGET);
  });

  it('have the agreed budgets for the most common widths', () => {
    const budgetOf = (name: string, width: number) =>
      formatOf(name, known).avif.find((output) => output.width === width)?.budget;
    expect(budgetOf('men-shirt-1', 480)).toBe(25_000);
    expect(budgetOf('men-shirt-1', 680)).toBe(28_000);
    expect(budgetOf('men-shirt-1', 900)).toBe(60_000);
    expect(budgetOf('hero-1', 1920)).toBe(90_000);
    expect(budgetOf('hero-1-tall', 800)).toBe(35_000);
  });
});
