import type { ReactNode } from 'react';
import { SHOP_NAME } from '../../brand/shopName';

/** Said of a page that says nothing of itself. */
const DEFAULT_DESCRIPTION =
  'Clothes for men, women and kids: shirts, kurtas, sarees, denim and knitwear, made to be worn for years.';

/** A picture of the shop for where links to it are shown. */
const DEFAULT_IMAGE = '/social.webp';

interface Props {
  /** The page's own words. */
  readonly children: string;
  /** A sentence or two for search results and shared links. */
  readonly description?: string;
  /** Root-relative path of a picture for shared links. */
  readonly image?: string;
}

/** What a page says of itself: its title with the shop's name, its description, and both for shared links. */
export function PageTitle({
  children,
  description = DEFAULT_DESCRIPTION,
  image = DEFAULT_IMAGE,
}: Props): ReactNode {
  const title = `${children} | ${SHOP_NAME}`;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta property="og:site_name" content={SHOP_NAME} />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={image} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
