import type { ReactNode } from 'react';
import { Button, PageTitle } from 'shared-ui';
import { useSearchParams } from 'shared-ui/router';
import { ProductGrid } from '../card/ProductGrid';
import { productsOf } from '../catalogue/catalogue';
import type { Section } from '../catalogue/types';
import { CategoryButtons } from './CategoryButtons';
import classes from './SectionListing.module.scss';
import { sectionNames } from './sectionNames';

/** The query's name for the chosen category (RULINGS A19). */
const CATEGORY = 'category';

/** A section's products, whole or by category (SPEC §2, Collection section). */
export function SectionListing({ section }: { readonly section: Section }): ReactNode {
  const [query, setQuery] = useSearchParams();
  const chosen = query.get(CATEGORY);
  const category = section.categories.find(({ id }) => id === chosen);
  // A category that the section does not have is an empty one, not a reason to show everything.
  const products = chosen === null ? productsOf(section) : (category?.products ?? []);

  const handleChoose = (id: string | null): void => {
    setQuery(
      (current) => {
        const next = new URLSearchParams(current);
        if (id === null) next.delete(CATEGORY);
        else next.set(CATEGORY, id);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  };

  return (
    <div className={classes.page}>
      <PageTitle>{sectionNames[section.id]}</PageTitle>
      <header className={classes.head} data-section={section.id}>
        <h1>{sectionNames[section.id]}</h1>
        <p>{section.subtitle}</p>
      </header>
      <CategoryButtons categories={section.categories} chosen={chosen} onChoose={handleChoose} />
      <p role="status" className={classes.count}>
        {products.length === 1 ? '1 product' : `${products.length} products`}
      </p>
      {products.length > 0 ? (
        <ProductGrid products={products} />
      ) : (
        <div className={classes.empty}>
          <p>No products found in this category.</p>
          <Button variant="secondary" onClick={() => handleChoose(null)}>
            Show all products
          </Button>
        </div>
      )}
    </div>
  );
}
