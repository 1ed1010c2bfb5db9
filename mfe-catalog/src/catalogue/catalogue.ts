import { sections } from './sections';
import type { Category, Product, Section } from './types';

export interface PlacedProduct {
  readonly product: Product;
  readonly category: Category;
  readonly section: Section;
}

/** Every product with its place, in the catalogue's order. */
export const placedProducts: readonly PlacedProduct[] = sections.flatMap((section) =>
  section.categories.flatMap((category) =>
    category.products.map((product) => ({ product, category, section })),
  ),
);

/** A Map, because an object would also find names of its prototype. */
const byId = new Map(placedProducts.map((placed) => [placed.product.id, placed]));

export function findProduct(id: string): PlacedProduct | undefined {
  return byId.get(id);
}

export function findSection(id: string): Section | undefined {
  return sections.find((section) => section.id === id);
}

/** The paths of a product's pictures, the front first; none if it has no picture yet. */
export function picturesOf({ imageUrl, images = [] }: Product): readonly string[] {
  return imageUrl === '' ? [] : [imageUrl, ...images];
}

/** Every product of a section, category by category. */
export function productsOf(section: Section): readonly Product[] {
  if (section.categories.length === 0) return section.products ?? [];
  return section.categories.flatMap((category) => category.products);
}

/** Finds a product's row in data of another chunk, which has rows in the catalogue's order instead of ids. */
export function inOrder<Row>(rows: readonly Row[]): (id: string) => Row | undefined {
  const byProduct = new Map([...byId.keys()].map((id, index) => [id, rows[index]]));
  return (id) => byProduct.get(id);
}
