import type { Configuration, Middleware } from 'webpack-dev-server';
import { machineName, mediaFolder } from '../../workspace/apps';

function isLocal(origin: string): boolean {
  if (!URL.canParse(origin)) return false;
  const { protocol, hostname } = new URL(origin);
  return protocol === 'http:' && ['localhost', '127.0.0.1', machineName()].includes(hostname);
}

/**
 * The options of every development server. It accepts only host names of this machine, as a protection against DNS
 * rebinding, and cross-origin requests only from pages of this machine.
 *
 * @param middlewares run after the server's own checks
 */
export function devServerOptions(
  port: number,
  middlewares: readonly Middleware[] = [],
): Configuration {
  return {
    port,
    historyApiFallback: true,
    headers: ({ headers: { origin = '' } }) => ({
      Vary: 'Origin',
      ...(isLocal(origin) ? { 'Access-Control-Allow-Origin': origin } : {}),
    }),
    // A remote's page runs on the host's origin, so its reload socket needs a full address.
    client: { webSocketURL: `ws://${machineName()}:${port}/ws` },
    static: { directory: mediaFolder, publicPath: '/media', watch: false },
    setupMiddlewares: (defaults) => [...defaults, ...middlewares],
  };
}
