import type { ReactNode } from 'react';
import { PageTitle, SHOP_TAGLINE, useOrigin } from 'shared-ui';
import { JsonLd } from '../structuredData/JsonLd';
import { shopData } from '../structuredData/structuredData';
import { AboutUs } from './about/AboutUs';
import { CategoryBanner } from './categories/CategoryBanner';
import { AllCollection } from './collection/AllCollection';
import { ContactUs } from './contact/ContactUs';
import { Hero } from './hero/Hero';
import { Mosaic } from './mosaic/Mosaic';
import { NewsBlog } from './news/NewsBlog';

/** The landing page: its sections in order, with their ids (docs/product/names.md). */
export function LandingPage(): ReactNode {
  return (
    <>
      <PageTitle path="/">{SHOP_TAGLINE}</PageTitle>
      <JsonLd data={shopData(useOrigin())} />
      <Hero id="home" />
      <AboutUs id="about" />
      <AllCollection id="collection" />
      <CategoryBanner id="categories" />
      <Mosaic id="our-collection" />
      <NewsBlog id="news-blog" />
      <ContactUs id="contact-us" />
    </>
  );
}
