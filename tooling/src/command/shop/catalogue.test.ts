import { expect, it } from '@jest/globals';
import { join } from 'node:path';
import { productFeed, type FeedProduct } from '../../build/pages/productFeed';
import { appByFolder, appFolder } from '../../workspace/apps';

interface Room {
  feed(): readonly FeedProduct[];
  readCatalogue(): Catalogue;
  importProducts(bytes: Buffer, catalogue: Catalogue, options: object): Imported;
}

type Product = Readonly<Record<string, unknown>>;

interface Catalogue {
  readonly sections: readonly {
    readonly name: string;
    readonly audience: string;
    readonly categories: readonly {
      readonly name: string;
      readonly products: readonly Product[];
    }[];
  }[];
}

interface Imported {
  readonly catalogue: Catalogue;
  readonly mistakes: readonly string[];
  readonly notes: readonly string[];
}

const room = appFolder(appByFolder('mfe-catalog'));

async function load<Name extends keyof Room>(file: string, name: Name): Promise<Room[Name]> {
  return ((await import(join(room, file))) as Room)[name];
}

it('the shop’s own feed, imported, gives the same products', async () => {
  const feed = await load('src/feed.ts', 'feed');
  const readCatalogue = await load('records/readCatalogue.ts', 'readCatalogue');
  const importProducts = await load('records/import/importProducts.ts', 'importProducts');
  const own = readCatalogue();
  const xml = Buffer.from(productFeed('https://shop.example', 'Weft', feed()));

  const known = importProducts(xml, own, {});
  expect([known.mistakes, known.notes]).toEqual([[], []]);
  expect(known.catalogue.sections).toEqual(own.sections);

  // Without the present records: all that a feed has.
  const anew = importProducts(xml, own, { keeps: 'nothing' });
  expect([anew.mistakes, anew.notes]).toEqual([[], []]);
  const inFeed = ({ sections }: Catalogue) =>
    sections.map(({ name, audience, categories }) => [
      name,
      audience,
      categories.map((category) => [category.name, category.products.map(offerOf)]),
    ]);
  expect(inFeed(anew.catalogue)).toEqual(inFeed(own));
});

function offerOf({ newPrice, oldPrice, ...product }: Product): object {
  const { id, title, description, colours, fabric, gender } = product;
  const prices = [newPrice, oldPrice].map((price) => Number(String(price).replaceAll(',', '')));
  return { id, title, description, prices, colours, fabric, gender };
}
