export { createRemoteLoader, type LoaderOptions, type RemoteLoader } from './createRemoteLoader';
export type { Declaration } from './deployed';
export type { RemoteEvent, RetryCause } from './events';
export { nameOfRelease, parseManifest, remoteOf, type PageFile } from './manifest';
export type { OverrideRequest, Overrides } from './overrides';
export { requestsIn } from './overrideRequests';
export type { Release } from './pointer';
export type { PageState, ReadyPage } from './states';

/** Overrides are a separate chunk, because almost no tab uses them. */
export const loadOverrides = (): Promise<typeof import('./overrides')> => import('./overrides');
