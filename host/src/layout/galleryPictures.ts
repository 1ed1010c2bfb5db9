import { productPath, productPicture } from 'shared-state';
import { sections } from './sections.data';

interface GalleryPicture {
  readonly to: string;
  /** The link's accessible name. */
  readonly label: string;
  readonly src: string;
}

/** The footer's gallery: the first product of each section's list, then the second of each. */
export const galleryPictures: readonly GalleryPicture[] = [0, 1].flatMap((place) =>
  sections.flatMap(({ pictures }) => {
    const picture = pictures[place];
    if (!picture) return [];
    const { product, label } = picture;
    return [{ to: productPath(product), label, src: productPicture(product) }];
  }),
);
