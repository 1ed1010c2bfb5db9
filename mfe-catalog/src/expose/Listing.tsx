import { useEffect, type ReactNode } from 'react';
import { rememberListing } from 'shared-state';
import { useLocation } from 'shared-ui/router';
import { CollectionNotFound } from '../listing/CollectionNotFound';
import { findSection } from '../catalogue/catalogue';
import { SectionListing } from '../listing/SectionListing';
import { MiniCartOutlet } from '../miniCart/MiniCartOutlet';

/** `/product`, `/product/men`, `/product/women`, `/product/kids` (SPEC §2). */
export default function Listing(): ReactNode {
  const { pathname, search } = useLocation();
  const section = findSection(sectionIdOf(pathname));

  useEffect(() => rememberListing(pathname + search), [pathname, search]);

  return (
    <>
      {section ? <SectionListing key={section.id} section={section} /> : <CollectionNotFound />}
      <MiniCartOutlet />
    </>
  );
}

/** `/product` shows the men's section. The router matches the decoded path, so `/product/%77omen` is a listing too. */
function sectionIdOf(pathname: string): string {
  return decodeURIComponent(pathname).split('/')[2] || 'men';
}
