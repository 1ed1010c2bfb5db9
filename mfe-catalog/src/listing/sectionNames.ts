import type { SectionId } from '../catalogue/types';

/** How the shop calls its sections. */
export const sectionNames: Readonly<Record<SectionId, string>> = {
  men: 'Men',
  women: 'Women',
  kids: 'Kids',
};
