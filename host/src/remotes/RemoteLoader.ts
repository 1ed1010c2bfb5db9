import type * as loader from 'remote-loader';
import type { PageComponent } from './pageId';

/** The loader of the remotes, for the host's components. */
export type RemoteLoader = loader.RemoteLoader<PageComponent>;

/** The state of a remote's page. */
export type PageState = loader.PageState<PageComponent>;
