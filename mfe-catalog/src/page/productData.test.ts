/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { join } from 'node:path';
import ts from 'typescript';
import { findProduct, productsOf } from '../catalogue/catalogue';
import { detailsOf } from '../catalogue/details';
import { sections } from '../catalogue/sections';
import { productData } from './productData';
import { itemListData } from './structuredData';

const ORIGIN = 'https://shop.example';
const ids = sections.flatMap(productsOf).map(({ id }) => id);

it('names no more products of a listing than its HTML shows, and counts them all', () => {
  const products = sections.flatMap(productsOf).slice(0, 61);
  const list = itemListData(ORIGIN, 'All', products);
  expect(list).toHaveProperty('itemListElement.length', 60);
  expect(list).toHaveProperty('numberOfItems', 61);
});

describe('a product’s structured data', () => {
  it('have what merchant listings ask for: an offer, returns and shipping for each size, colour and material', () => {
    for (const id of ids) {
      expect(dataOf(id)).toMatchObject({
        '@type': 'ProductGroup',
        productGroupID: id,
        color: expect.stringMatching(/^[a-z/]+$/),
        material: expect.stringMatching(/\w/),
        audience: { '@type': 'PeopleAudience' },
        hasVariant: ['S', 'M', 'L', 'XL'].map((size) => ({
          size,
          sku: `${id}-${size}`,
          offers: {
            price: expect.stringMatching(/^\d+\.\d\d$/),
            hasMerchantReturnPolicy: { '@id': `${ORIGIN}/product/${id}#returns` },
            shippingDetails: { '@id': `${ORIGIN}/product/${id}#shipping` },
          },
        })),
      });
    }
  });

  it('are what schema.org’s published types allow, as they are written into the page', () => {
    const written = ['men-shirt-1', 'women-saree-3', 'kids-boy-tshirt-2'].map((id) =>
      JSON.stringify(dataOf(id)),
    );
    expect(problemsOf(written)).toEqual([]);
  });
});

function dataOf(id: string): ReturnType<typeof productData> {
  const placed = findProduct(id);
  if (!placed) throw new Error(`There is no product ${id}.`);
  return productData(ORIGIN, placed, detailsOf(id).description);
}

/** What TypeScript says of texts of data as product groups of schema.org. */
function problemsOf(texts: readonly string[]): readonly string[] {
  const source = `import type { ProductGroup, WithContext } from 'schema-dts';
    export const data: WithContext<ProductGroup>[] = [${texts.join()}];
    // @ts-expect-error -- the types are there, and refuse what they do not know
    export const wrong: WithContext<ProductGroup> = { '@context': 'https://schema.org', '@type': 'ProductGroup', skew: 1 };`;
  // Beside this file, so that the types are found.
  const file = join(__dirname, 'written.ts');
  const options = { strict: true, noEmit: true, skipLibCheck: true, types: [] };
  const host = ts.createCompilerHost(options);
  const program = ts.createProgram([file], options, {
    ...host,
    getSourceFile: (name, ...rest) =>
      name === file
        ? ts.createSourceFile(name, source, ts.ScriptTarget.ESNext)
        : host.getSourceFile(name, ...rest),
  });
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}
