import { scenes } from './mediaIndex';
import type { Scene } from './types';

/** The name of a scene: a picture of the shop's own, not of one product. */
export type SceneName = keyof typeof scenes;

/** The root-relative path of a scene's plain file; it stays as it is, whatever the picture becomes (RULINGS A16). */
export type SceneUrl = `/media/scenes/${SceneName}.webp`;

/** The path of a scene. */
export function sceneUrl(name: SceneName): SceneUrl {
  return `/media/scenes/${name}.webp`;
}

/** What is known of a scene, by its path. */
export function sceneAt(url: SceneUrl): Scene {
  return scenes[nameIn(url)];
}

/** A scene's file in one AVIF width. */
export function avifUrl(url: SceneUrl, width: number): string {
  return `/media/scenes/${nameIn(url)}.${width}.avif`;
}

function nameIn(url: SceneUrl): SceneName {
  // The type says that nothing else stands between folder and ending.
  return url.slice('/media/scenes/'.length, -'.webp'.length) as SceneName;
}
