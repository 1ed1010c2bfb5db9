import type { ReactNode } from 'react';
import { ButtonLink, EmptyState, PageTitle } from 'shared-ui';
import { firstSection } from '../catalogue/sections';
import { CategoryBanner } from '../landing/categories/CategoryBanner';
import { Suggestions } from '../suggestions/Suggestions';
import classes from './ProductNotFound.module.scss';

/** The page of an unknown product (docs/product/product.md), with the sections and the recently viewed products. */
export function ProductNotFound(): ReactNode {
  return (
    <>
      <PageTitle isUnlisted>Product not found</PageTitle>
      <EmptyState
        icon="search"
        level={1}
        title="Product not found."
        text="It may be sold out, or the link may be mistyped."
      >
        <ButtonLink to={firstSection.viewMoreLink}>Browse the shop</ButtonLink>
      </EmptyState>
      <CategoryBanner id="categories" />
      <div className={classes.more}>
        <Suggestions owned={[]} title="" />
      </div>
    </>
  );
}
