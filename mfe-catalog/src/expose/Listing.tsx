import type { ReactNode } from 'react';
import { useLocation } from 'shared-ui/router';
import { CollectionNotFound } from '../listing/CollectionNotFound';
import { findSection } from '../catalogue/catalogue';
import { firstSection } from '../catalogue/sections';
import { SectionListing } from '../listing/SectionListing';

/** `/product`, `/product/{section}` (docs/product/listing.md). */
export default function Listing(): ReactNode {
  const section = findSection(sectionIdOf(useLocation().pathname));
  return section ? <SectionListing key={section.id} section={section} /> : <CollectionNotFound />;
}

/** `/product` shows the first section. The router matches the decoded path, so `/product/%77omen` is a listing too. */
function sectionIdOf(pathname: string): string {
  return decodeURIComponent(pathname).split('/')[2] || firstSection.id;
}
