import type { ReactNode } from 'react';
import { Picture, type Urgency } from 'shared-ui';
import { avifUrl, sceneAt, type SceneUrl } from './sceneUrl';
import { sizesIn, type Slot } from './slots';

interface Props {
  readonly src: SceneUrl;
  readonly alt: string;
  /** Its sizes in the layouts, the narrowest windows first; or the `sizes` attribute itself. */
  readonly slots: readonly Slot[] | string;
  /** Another crop of the same scene for narrow windows. */
  readonly narrow?: {
    readonly src: SceneUrl;
    readonly media: string;
    readonly slots: readonly Slot[] | string;
  };
  /** The priority of a picture on the first screen. */
  readonly urgency?: Urgency | undefined;
  readonly className?: string | undefined;
}

/** A picture that belongs to no product, as AVIF in the best width. Its size and colour were noted when it was delivered. */
export function ScenePicture({ src, slots, narrow, ...rest }: Props): ReactNode {
  const { width, height, colour } = sceneAt(src);
  return (
    <Picture
      {...rest}
      src={src}
      {...filesOf(src, slots)}
      crop={narrow && { media: narrow.media, ...filesOf(narrow.src, narrow.slots) }}
      width={width}
      height={height}
      colour={`#${colour}`}
    />
  );
}

/** A scene's `srcset` and `sizes`. */
function filesOf(src: SceneUrl, slots: Props['slots']): { srcSet: string; sizes: string } {
  const { width, height, widths } = sceneAt(src);
  const srcSet = widths.map((pixels) => `${avifUrl(src, pixels)} ${pixels}w`).join(', ');
  return { srcSet, sizes: typeof slots === 'string' ? slots : sizesIn(slots, width / height) };
}
