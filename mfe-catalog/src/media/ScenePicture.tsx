import type { ReactNode } from 'react';
import { Picture, type PictureSource } from 'shared-ui';
import { avifUrl, sceneAt, type SceneUrl } from './sceneUrl';
import { sizesIn, type Slot } from './slots';

interface Props {
  readonly src: SceneUrl;
  readonly alt: string;
  /** The boxes that the layouts give it, the one of the narrowest window first. */
  readonly slots: readonly Slot[];
  /** Another crop of the same scene for narrow windows. */
  readonly narrow?: {
    readonly src: SceneUrl;
    readonly media: string;
    readonly slots: readonly Slot[];
  };
  /** True for the one picture that a page opens with. */
  readonly isEager?: boolean;
  readonly className?: string | undefined;
}

/** A picture of the shop's own in the best format and width; size and colour come from the media index. */
export function ScenePicture({ src, slots, narrow, ...rest }: Props): ReactNode {
  const { width, height, colour } = sceneAt(src);
  const narrowSources = narrow ? sourcesOf(narrow.src, narrow.slots, narrow.media) : [];
  return (
    <Picture
      {...rest}
      src={src}
      width={width}
      height={height}
      colour={`#${colour}`}
      sources={[...narrowSources, ...sourcesOf(src, slots)]}
    />
  );
}

/** A scene's files as sources; without a medium its plain file is the image itself. */
function sourcesOf(
  src: SceneUrl,
  slots: readonly Slot[],
  media?: string,
): readonly PictureSource[] {
  const scene = sceneAt(src);
  const sizes = sizesIn(slots, scene.width / scene.height);
  const srcSet = scene.widths.map((width) => `${avifUrl(src, width)} ${width}w`).join(', ');
  const avif = { type: 'image/avif', srcSet, sizes } as const;
  if (media === undefined) return [avif];
  return [
    { ...avif, media },
    { type: 'image/webp', srcSet: src, media },
  ];
}
