import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { formatOf } from './formats';
import { sortedEntries, type Ledger } from './ledger';

const FOLDER = join(import.meta.dirname, '../../src/media');

/** What the name of a further picture has after the product's id. */
const FURTHER = /(?<=-\d+)-\d+$/;

/**
 * Writes the index that is part of the shop's bundle. It contains only what does not follow from a name: which pictures
 * there are, their colours, and a scene's size and widths.
 */
export async function writeIndex(ledger: Ledger): Promise<void> {
  const entries = sortedEntries(ledger);
  const isProduct = (name: string) => formatOf(name).folder === 'products';
  const products = entries
    .filter(([name]) => isProduct(name) && !FURTHER.test(name))
    .map(([name, { colour }]) => {
      const further = [2, 3, 4].map((number) => ledger[`${name}-${number}`]?.colour);
      const colours = [colour, ...further].filter(Boolean);
      return `  ${property(name)}: [${colours.map((each) => `'${each}'`).join(', ')}],`;
    });
  const scenes = entries
    .filter(([name]) => !isProduct(name))
    .map(
      ([name, { width, height, widths, colour }]) =>
        `  ${property(name)}: { width: ${width}, height: ${height}, widths: [${widths.join(', ')}], colour: '${colour}' },`,
    );
  await writeFile(join(FOLDER, 'mediaIndex.ts'), source(products, scenes));
}

/** A name as the formatter writes it before a colon. */
function property(name: string) {
  return /^[a-z]+$/.test(name) ? name : `'${name}'`;
}

function source(products: readonly string[], scenes: readonly string[]) {
  return `// Written by studio/encode.ts: \`pnpm pictures <folder of masters>\`. Don't edit it by hand.
import type { ProductColours, Scene } from './types';

/** The pictures of each product, by its id. */
export const productColours: Readonly<Record<string, ProductColours>> = {
${products.join('\n')}
};

/** The scenes, by their names. */
export const scenes = {
${scenes.join('\n')}
} as const satisfies Readonly<Record<string, Scene>>;
`;
}
