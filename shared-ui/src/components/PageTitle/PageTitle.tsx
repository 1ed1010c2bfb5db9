import type { ReactNode } from 'react';
import { SHOP_NAME } from '../../brand/shopName';
import { useOrigin } from '../../origin/OriginContext';

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
  /** The page's canonical path, without a query; none for what is shown at any address, such as the 404 page. */
  readonly path?: string | undefined;
  /** True for a page that search engines should not list. */
  readonly isUnlisted?: boolean;
}

/**
 * A page's head: its title with the shop's name, its description, its canonical address, whether it may be listed, and
 * what shared links show. React moves the elements into the document's head.
 */
export function PageTitle({
  children,
  description = DEFAULT_DESCRIPTION,
  image = DEFAULT_IMAGE,
  path,
  isUnlisted = false,
}: Props): ReactNode {
  const origin = useOrigin();
  const title = `${children} | ${SHOP_NAME}`;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {isUnlisted && <meta name="robots" content="noindex" />}
      {path !== undefined && <link rel="canonical" href={origin + path} />}
      {path !== undefined && <meta property="og:url" content={origin + path} />}
      <meta property="og:site_name" content={SHOP_NAME} />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={origin + image} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
