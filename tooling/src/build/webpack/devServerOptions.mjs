import { mediaFolder } from '../../apps.mjs';
import { BusyPortError } from '../../serve/BusyPortError.mjs';

/** Origins of this machine. */
const LOCAL_ORIGIN = /^http:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?$/;

/**
 * The options of every development server. It accepts only host names of this machine, as a protection against DNS
 * rebinding, and cross-origin requests only from pages of this machine.
 *
 * @param {number} port
 * @param {readonly import('webpack-dev-server').Middleware[]} [middlewares] further ones, behind the server's own
 * checks
 * @returns {import('webpack-dev-server').Configuration}
 */
export function devServerOptions(port, middlewares = []) {
  return {
    port,
    hot: true,
    historyApiFallback: true,
    allowedHosts: 'auto',
    headers: ({ headers: { origin = '' } }) => ({
      Vary: 'Origin',
      ...(LOCAL_ORIGIN.test(origin) ? { 'Access-Control-Allow-Origin': origin } : {}),
    }),
    // A remote's page runs on the host's origin, so its reload socket has to be named in full.
    client: { overlay: true, webSocketURL: `ws://localhost:${port}/ws` },
    static: { directory: mediaFolder, publicPath: '/media', watch: false },
    setupMiddlewares: (own, { server }) => {
      // Before the server's own listener, which throws.
      server?.prependListener('error', (error) => endOnBusyPort(error, port));
      return [...own, ...middlewares];
    },
    devMiddleware: { stats: 'errors-warnings' },
  };
}

/** @param {NodeJS.ErrnoException} error @param {number} port */
function endOnBusyPort(error, port) {
  if (error.code !== 'EADDRINUSE') return;
  console.error(new BusyPortError(port).message);
  process.exit(1);
}
