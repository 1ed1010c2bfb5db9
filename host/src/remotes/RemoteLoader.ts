import type * as loader from 'remote-loader';
import type { AddRoutes } from './declaredRoutes';
import type { PageComponent } from './pageId';

/** The loader of the remotes, for the host's components. */
export interface RemoteLoader extends Omit<loader.RemoteLoader<PageComponent>, 'declarations'> {
  /**
   * Loads the routes that come with the remotes, for an address that the host does not know.
   *
   * @param hostPaths the paths that the host answers itself
   * @returns a function that adds them to the known routes
   * @throws if they cannot be loaded
   */
  declaredRoutes(hostPaths: readonly string[]): Promise<AddRoutes>;
}

/** The state of a remote's page. */
export type PageState = loader.PageState<PageComponent>;

/** A page that can be shown. */
export type ReadyPage = loader.ReadyPage<PageComponent>;
