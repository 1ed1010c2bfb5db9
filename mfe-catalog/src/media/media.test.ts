import { beforeAll, describe, expect, it } from '@jest/globals';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { formatOf, formats, incompleteProducts, outputsWithin } from '../../pictures/formats';
import { distance, lookOf, shapeOf } from '../../pictures/inspect';
import { productsOf } from '../catalogue/catalogue';
import { sections } from '../catalogue/sections';
import { closeUpUrl } from './closeUpUrl';
import { productPictures, scenes } from './mediaIndex';
import { pictureColour } from './pictureColour';
import type { Scene } from './types';

/** In bytes, for all media of the repository together. */
const BUDGET = 60e6;

/** The smallest distance between two pictures. Two qualities of the same picture have a distance below 1. */
const DISTINCT = 1.5;

const media = join(__dirname, '../../media');
const products = sections.flatMap(productsOf);
const pictures = products.flatMap(({ id }) =>
  Array.from({ length: productPictures[id]?.[1] ?? 0 }, (_, index) =>
    index === 0 ? id : `${id}-${index + 1}`,
  ),
);
const sceneEntries: readonly (readonly [string, Scene])[] = Object.entries(scenes);

interface Expected {
  readonly file: string;
  readonly format: string;
  readonly width: number;
  readonly height: number;
  readonly budget: number;
}

/** The files of a picture, up to a width in pixels. */
function filesOf(name: string, width: number, height: number): readonly Expected[] {
  const { folder, avif, webp } = formatOf(name);
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
  const { folder, closeUp } = formatOf(name);
  if (!closeUp) throw new Error(`${name} has no format for a close-up.`);
  const { width, budget } = closeUp;
  const height = Math.round((width * 4) / 3);
  return { file: `${folder}/${name}.${width}.avif`, format: 'avif', width, height, budget };
}

const files: readonly Expected[] = [
  ...pictures.filter((name) => closeUpUrl(`/media/products/${name}.webp`)).map(closeUpOf),
  ...pictures.flatMap((name) => filesOf(name, 900, 1200)),
  ...sceneEntries.flatMap(([name, { width, height }]) => filesOf(name, width, height)),
];

describe('the pictures', () => {
  it('are in the index: two to four for each product, and every scene with a format', () => {
    expect(Object.keys(productPictures).sort()).toEqual(products.map(({ id }) => id).sort());
    expect(incompleteProducts(pictures)).toEqual([]);
    expect(products.flatMap(({ imageUrl, images = [] }) => [imageUrl, ...images])).toEqual(
      pictures.map((name) => `/media/products/${name}.webp`),
    );
    const uncoloured = products.flatMap((product) =>
      [product.imageUrl, ...(product.images ?? [])].filter(
        (_, index) => !/^#[0-9a-f]{6}$/.test(pictureColour(product, index) ?? ''),
      ),
    );
    expect(uncoloured).toEqual([]);
    const delivered = sceneEntries.map(([name]) => name);
    const unused = formats.filter(
      ({ names }) => ![...delivered, ...pictures].some((name) => names.test(name)),
    );
    expect(unused).toEqual([]);
  });

  it('are the only files in the folder', () => {
    const there = ['products', 'scenes'].flatMap((folder) =>
      readdirSync(join(media, folder)).map((file) => `${folder}/${file}`),
    );
    expect(there.sort()).toEqual(files.map(({ file }) => file).sort());
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
      formatOf(name).avif.find((output) => output.width === width)?.budget;
    expect(budgetOf('men-shirt-1', 480)).toBe(25_000);
    expect(budgetOf('men-shirt-1', 680)).toBe(28_000);
    expect(budgetOf('men-shirt-1', 900)).toBe(60_000);
    expect(budgetOf('hero-1', 1920)).toBe(90_000);
    expect(budgetOf('hero-1-tall', 800)).toBe(35_000);
  });
});

it.each([
  [['men-vest-1'], ['men-vest-1']],
  [['men-vest-1-2'], ['men-vest-1']],
  [['men-vest-1', 'men-vest-1-2', 'men-vest-1-4'], ['men-vest-1']],
  [['men-vest-1', 'men-vest-1-2', 'hero-1'], []],
  [['men-vest-1', 'men-vest-1-2', 'men-vest-1-3'], []],
])('of %j the incomplete products are %j', (names, incomplete) => {
  expect(incompleteProducts(names)).toEqual(incomplete);
});

describe('no two pictures of products', () => {
  let looks: readonly { readonly name: string; readonly look: Uint8Array }[];

  beforeAll(async () => {
    looks = await Promise.all(
      pictures.map(async (name) => ({
        name,
        look: await lookOf(join(media, `products/${name}.240.avif`)),
      })),
    );
  });

  it('look alike', () => {
    const twins = looks.flatMap((one, index) =>
      looks
        .slice(index + 1)
        .filter((other) => distance(one.look, other.look) < DISTINCT)
        .map((other) => `${one.name} and ${other.name}`),
    );
    expect(twins).toEqual([]);
  });
});

describe('the distance of two pictures', () => {
  it('grows with the difference', () => {
    const grey = new Uint8Array([10, 10, 10, 10]);
    expect(distance(grey, grey)).toBe(0);
    expect(distance(grey, new Uint8Array([10, 10, 10, 18]))).toBe(2);
  });
});
