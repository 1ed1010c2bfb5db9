import type { ComponentProps, ReactNode } from 'react';
import { Picture } from 'shared-ui';
import { scenes, type SceneName } from './scenes.data';

interface Props extends Pick<ComponentProps<typeof Picture>, 'alt' | 'urgency' | 'className'> {
  readonly scene: SceneName;
  /** The displayed width, in the syntax of `sizes`. */
  readonly sizes: string;
  /** Another crop of the same scene for phones, as wide as the window. */
  readonly narrow?: SceneName;
}

/** A picture that belongs to no product, as AVIF in the best width. Its size and colour were noted when it was delivered. */
export function ScenePicture({ scene, narrow, ...rest }: Props): ReactNode {
  const [width, height, colour] = factsOf(scene);
  return (
    <Picture
      {...rest}
      src={`/media/scenes/${scene}.webp`}
      srcSet={srcSetOf(scene)}
      crop={narrow && { media: '(width < 48rem)', srcSet: srcSetOf(narrow), sizes: '100vw' }}
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
