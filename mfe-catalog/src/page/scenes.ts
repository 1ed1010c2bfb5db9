/** The root-relative path of a scene: a picture of the shop's own, not of one product. */
export function sceneUrl(name: string): string {
  return `/media/scenes/${name}.webp`;
}
