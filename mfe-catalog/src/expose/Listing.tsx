import type { ReactNode } from 'react';
import { useLocation } from 'shared-ui/router';
import { CollectionNotFound } from '../listing/CollectionNotFound';
import { findSection } from '../catalogue/catalogue';
import { firstSection } from '../catalogue/sections';
import { SectionListing } from '../listing/SectionListing';

/** `/product`, `/product/{section}` (docs/product/listing.md). */
export default function Listing(): ReactNode {
  const { pathname } = useLocation();
  // `/product` shows the first section. The router matches the decoded path, so `/product/%77omen` is a listing too.
  const section = findSection(decodeURIComponent(pathname).split('/')[2] || firstSection.id);
  return section ? <SectionListing key={section.id} section={section} /> : <CollectionNotFound />;
}
