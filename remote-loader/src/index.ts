export { createRemoteLoader, type LoaderOptions, type RemoteLoader } from './createRemoteLoader.ts';
export type { Declaration } from './deployed.ts';
export type { RemoteEvent, RetryCause } from './events.ts';
export { parseManifest } from './formats/manifest.ts';
export type { Release } from './formats/pointer.ts';
export type { OverrideRequest, Overrides } from './overrides.ts';
export { requestsIn } from './overrideRequests.ts';
export { nameOfRelease, remoteOf, type PageFile } from './releaseFiles.ts';
export type { PageState, ReadyPage } from './states.ts';

/** Overrides are a separate chunk, because almost no tab uses them. */
export const loadOverrides = (): Promise<typeof import('./overrides.ts')> =>
  import('./overrides.ts');
