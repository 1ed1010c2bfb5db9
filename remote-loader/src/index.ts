export { createRemoteLoader, type LoaderOptions, type RemoteLoader } from './createRemoteLoader.ts';
export type { Declaration } from './deployed.ts';
export type { RemoteEvent, RetryCause } from './events.ts';
export { parseManifest } from './formats/manifest.ts';
export type { Release } from './formats/pointer.ts';
export { overridesOfTab } from './overrideRequests.ts';
export type { Overrides } from './overrides.ts';
export { nameOfRelease, remoteOf, type PageFile } from './releaseFiles.ts';
export type { PageState, ReadyPage } from './states.ts';
