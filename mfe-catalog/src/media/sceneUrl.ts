import { scenes } from './mediaIndex';
import type { Scene } from './types';

/** The name of a scene, a picture that belongs to no product. */
export type SceneName = keyof typeof scenes;

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
  return scenes[nameIn(url)];
}

/** The path of a scene's AVIF file of one width. */
export function avifUrl(url: SceneUrl, width: number): string {
  return `/media/scenes/${nameIn(url)}.${width}.avif`;
}

function nameIn(url: SceneUrl): SceneName {
  // The type {@link SceneUrl} ensures this.
  return url.slice('/media/scenes/'.length, -'.webp'.length) as SceneName;
}
