import { useMemo, type ReactNode } from 'react';
import { useSearchParams } from 'shared-ui/router';
import { sections } from '../catalogue/sections';
import type { Section } from '../catalogue/types';
import { SectionListing } from '../listing/SectionListing';

/** A listing of `count` products (a query parameter), copied from the women's section. Only for benchmarks. */
export function GrownListing(): ReactNode {
  const [query] = useSearchParams();
  const count = Number(query.get('count') ?? 10_000);
  const section = useMemo(() => grown(count), [count]);
  return <SectionListing section={section} />;
}

function grown(count: number): Section {
  const women = sections.find(({ id }) => id === 'women');
  if (!women) throw new Error('The catalogue has no section for women.');
  const each = Math.ceil(count / women.categories.length);
  return {
    ...women,
    categories: women.categories.map((category) => ({
      ...category,
      products: Array.from({ length: each }, (_, index) => {
        const product = category.products[index % category.products.length];
        if (!product) throw new Error(`The category ${category.id} is empty.`);
        return { ...product, id: `${product.id}-${index}` };
      }),
    })),
  };
}
