// The only files of the catalogue that the host reads: its list of sections, when the host is built.
import listing from '../../mfe-catalog/catalogue/listing.json';
import sections from '../../mfe-catalog/catalogue/sections.json';

/** A section, with the fields that the host uses (mfe-catalog/records/schema.ts). */
export interface SectionEntry {
  readonly id: string;
  readonly name: string;
  readonly accent: string;
  readonly pictures?: readonly { readonly product: string; readonly label: string }[];
  readonly searchTerms?: readonly string[];
  readonly names?: readonly string[];
  readonly searchWords?: readonly string[];
}

/** The sections in the shop's order. The first one is the default. */
export const entries: readonly SectionEntry[] = sections;

/** The query parameters of a listing, and the entry of its navigation state. */
export const { parameters } = listing;
