import type { App } from '../../workspace/apps';
import type { RouteDeclaration } from '../contract/declaredRoutes';

/** What is built. */
export interface Build {
  readonly app: App;
  /** The app's folder. */
  readonly directory: string;
  readonly exposes: readonly string[];
  readonly routes: readonly RouteDeclaration[];
  readonly kind: 'production' | 'development' | 'standalone';
  /** A version for shared-state in the place of its own, for a test. */
  readonly contract?: string | undefined;
}
