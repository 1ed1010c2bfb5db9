import type { App } from '../../workspace/apps';
import type { RouteDeclaration } from 'remote-loader/formats';

/** What an app says of itself in its `webpack.config.mjs`. */
export interface AppSettings {
  readonly directory: string;
  /** The container's name, by which the release pointer knows a remote: the package's, with `_` for `-`. */
  readonly name: string;
  /** The modules that a host may load, such as `{ './Landing': './src/expose/Landing.tsx' }`, relative to the app's folder. */
  readonly exposes?: Readonly<Record<string, string>>;
  /** The packages that have one instance on a page, with the entry that is imported. */
  readonly shared: readonly string[];
  /** Routes that come with the remote, for pages that are not in the host's table. */
  readonly routes?: readonly RouteDeclaration[];
  /** A folder whose modules are in chunks of their own if several pages import them. */
  readonly sharedFolder?: string;
}

export interface Build extends AppSettings {
  readonly exposes: NonNullable<AppSettings['exposes']>;
  readonly app: App;
  readonly kind: 'production' | 'development';
}
