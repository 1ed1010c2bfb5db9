import type pictures from '../../catalogue/pictures.json';
import { scenes } from './scenes.data';

/** The name of a scene, a picture that belongs to no product. */
export type SceneName = keyof typeof pictures;

/** A scene's files. */
interface Scene {
  /** The size of the widest file, in pixels. */
  readonly width: number;
  readonly height: number;
  /** The widths of its AVIF files, in ascending order. */
  readonly widths: readonly number[];
  /** The backdrop colour as rrggbb. */
  readonly colour: string;
}

/**
 * The root-relative path of a scene's plain file; it does not change with the file
 * (docs/product/catalogue.md#picture-paths).
 */
export type SceneUrl = `/media/scenes/${SceneName}.webp`;

/** The path of a scene. */
export function sceneUrl(name: SceneName): SceneUrl {
  return `/media/scenes/${name}.webp`;
}

/** The size and colour of a scene. */
export function sceneAt(url: SceneUrl): Scene {
  const [width, height, colour, ...widths] = scenes[nameIn(url)] ?? [0, 0, ''];
  return { width, height, colour, widths };
}

/** The path of a scene's AVIF file of one width. */
export function avifUrl(url: SceneUrl, width: number): string {
  return `/media/scenes/${nameIn(url)}.${width}.avif`;
}

function nameIn(url: SceneUrl): SceneName {
  // The type {@link SceneUrl} ensures this.
  return url.slice('/media/scenes/'.length, -'.webp'.length) as SceneName;
}
