import { entries, parameters } from 'mfe-catalog/sections';

/** The sections of the shop, in its order. */
export const sections = entries.map(({ id, name, accent, pictures }) => ({
  id,
  name,
  accent,
  pictures,
}));

/** What decides the content of a listing besides its path. */
export const listingParameters: readonly string[] = parameters;
