import type { ReactNode } from 'react';
import { SHOP_DESCRIPTION, SHOP_NAME } from '../../brand/shopName';
import { useOrigin } from '../../origin/OriginContext';

interface Props {
  /** The page's title without the shop's name. */
  readonly children: string;
  readonly description?: string;
  /** Root-relative path of a picture for shared links. */
  readonly image?: string | undefined;
  /** The canonical path without a query; undefined for a page that is shown at any address, such as the 404 page. */
  readonly path?: string | undefined;
  readonly isUnlisted?: boolean;
}

/**
 * A page's metadata: its title with the shop's name, its description, its canonical address, whether search engines may
 * list it, and the content of shared links. React moves the elements into the document's head.
 */
export function PageTitle({
  children,
  description = SHOP_DESCRIPTION,
  image = '/social.webp',
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
