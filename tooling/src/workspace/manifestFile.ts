/** The file that describes a build: its exposes, shared packages and files. */
export const MANIFEST = 'mf-manifest.json';
