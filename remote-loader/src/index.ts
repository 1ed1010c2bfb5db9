export { createRemoteLoader, type LoaderOptions, type RemoteLoader } from './createRemoteLoader.ts';
export type { Declaration } from './deployed.ts';
export type { RemoteEvent, RetryCause } from './events.ts';
export { nameOfRelease, parseManifest, remoteOf, type PageFile } from './manifest.ts';
export type { OverrideRequest, Overrides } from './overrides.ts';
export { requestsIn } from './overrideRequests.ts';
export type { Release } from './pointer.ts';
export type { PageState, ReadyPage } from './states.ts';

/** Overrides are a separate chunk, because almost no tab uses them. */
export const loadOverrides = (): Promise<typeof import('./overrides.ts')> =>
  import('./overrides.ts');
