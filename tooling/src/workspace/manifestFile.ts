/** The file that describes a build: what it exposes, shares and consists of. */
export const MANIFEST = 'mf-manifest.json';
