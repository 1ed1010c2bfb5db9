import type { ReactNode } from 'react';
import { Picture, type Urgency } from 'shared-ui';
import { scenes, type SceneName } from './scenes.data';

interface Props {
  readonly scene: SceneName;
  readonly alt: string;
  /** The displayed width, in the syntax of `sizes`. */
  readonly sizes: string;
  /** Another crop of the same scene for narrow windows. */
  readonly narrow?: {
    readonly scene: SceneName;
    readonly media: string;
    readonly sizes: string;
  };
  readonly urgency?: Urgency | undefined;
  readonly className?: string | undefined;
}

/** A picture that belongs to no product, as AVIF in the best width. Its size and colour were noted when it was delivered. */
export function ScenePicture({ scene, narrow, ...rest }: Props): ReactNode {
  const [width, height, colour] = factsOf(scene);
  return (
    <Picture
      {...rest}
      src={`/media/scenes/${scene}.webp`}
      srcSet={srcSetOf(scene)}
      crop={narrow && { media: narrow.media, srcSet: srcSetOf(narrow.scene), sizes: narrow.sizes }}
      width={width}
      height={height}
      colour={`#${colour}`}
    />
  );
}

function srcSetOf(scene: SceneName): string {
  const [, , , ...widths] = factsOf(scene);
  return widths.map((width) => `/media/scenes/${scene}.${width}.avif ${width}w`).join(', ');
}

function factsOf(scene: SceneName): (typeof scenes)[string] {
  return scenes[scene] ?? [0, 0, ''];
}
