import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { productPath, trackSale } from 'shared-state';
import { PageTitle, useOrigin } from 'shared-ui';
import { Breadcrumbs } from 'shared-ui/breadcrumbs';
import { Tabs } from 'shared-ui/tabs';
import type { PlacedProduct } from '../catalogue/catalogue';
import { detailsOf } from '../catalogue/details';
import type { Product } from '../catalogue/types';
import { JsonLd } from '../structuredData/JsonLd';
import { productData } from '../structuredData/productData';
import { breadcrumbData } from '../structuredData/structuredData';
import { ProductRow } from '../product/ProductRow';
import { useRecentlyViewed } from '../recent/recentlyViewed';
import { completingLook } from './completingLook';
import { ProductFacts } from './facts/ProductFacts';
import { Gallery } from './gallery/Gallery';
import classes from './ProductView.module.scss';
import { PurchasePanel } from './PurchasePanel';
import { Reviews } from './reviews/Reviews';

const MAX_RELATED = 4;

/** A product's page: gallery, purchase panel, tabs, related and recently viewed products (docs/product/product.md). */
export function ProductView(placed: PlacedProduct): ReactNode {
  const { product, category, section } = placed;
  const origin = useOrigin();
  const recent = useRecentlyViewed(product.id);
  useEffect(() => trackSale('view_item', [product]), [product]);
  const [tab, setTab] = useState<'details' | 'reviews'>('details');
  const tabs = useRef<HTMLDivElement>(null);
  const handleRating = (event: MouseEvent): void => {
    event.preventDefault();
    setTab('reviews');
    tabs.current
      ?.querySelector<HTMLElement>('[role="tab"]:last-child')
      ?.focus({ preventScroll: true });
    tabs.current?.scrollIntoView();
  };
  const trail = [
    { label: 'Home', to: '/' },
    { label: section.name, to: section.viewMoreLink },
    { label: category.name, to: `${section.viewMoreLink}?category=${category.id}` },
  ];

  return (
    <div className={classes.page}>
      <PageTitle
        description={detailsOf(product.id).description}
        image={product.imageUrl || undefined}
        path={productPath(product.id)}
      >
        {product.title}
      </PageTitle>
      <JsonLd data={[productData(origin, placed), breadcrumbData(origin, trail, product.title)]} />
      <Breadcrumbs trail={trail} current={product.title} />
      <div className={classes.columns}>
        <Gallery product={product} />
        <PurchasePanel {...placed} onRating={handleRating} />
      </div>
      <div ref={tabs} id="reviews">
        <Tabs
          label="About this product"
          selected={tab}
          onSelect={setTab}
          tabs={[
            { id: 'details', label: 'Product Details', content: <ProductFacts {...placed} /> },
            { id: 'reviews', label: 'Reviews & Ratings', content: <Reviews /> },
          ]}
        />
      </div>
      <ProductRow title="Complete the look" products={completingLook(placed)} />
      <ProductRow title="You may also like" products={relatedProducts(placed)} />
      <ProductRow title="Recently viewed" products={recent} />
    </div>
  );
}

/** The products that follow a product in its category. After the last product comes the first. */
function relatedProducts({ product, category }: PlacedProduct): readonly Product[] {
  const place = category.products.indexOf(product);
  const round = [...category.products.slice(place + 1), ...category.products.slice(0, place)];
  return round.slice(0, MAX_RELATED);
}
