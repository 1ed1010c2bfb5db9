import type { App } from '../../workspace/apps';
import type { RouteDeclaration } from 'remote-loader/formats';

/** The settings of a build. */
export interface Build {
  readonly app: App;
  /** The app's folder. */
  readonly directory: string;
  readonly exposes: readonly string[];
  readonly routes: readonly RouteDeclaration[];
  /** A folder whose modules are in chunks of their own if several pages import them. */
  readonly sharedFolder: string | undefined;
  readonly kind: 'production' | 'development' | 'standalone';
  /** Another version for shared-state, for tests. */
  readonly contract?: string | undefined;
}
