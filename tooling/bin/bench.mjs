// A remote alone on its bench, with reload: `npm run bench -- mfe-catalog`, or `dev` in the remote's own folder.
import { basename } from 'node:path';
import { hostPort, originOf, remoteByFolder } from '../src/apps.mjs';
import { checkPort } from '../src/cli/checkPorts.mjs';
import { startDevServer } from '../src/cli/devServer.mjs';
import { fail } from '../src/cli/fail.mjs';

try {
  const app = remoteByFolder(process.argv[2] ?? basename(process.cwd()));
  await checkPort(hostPort() + app.portOffset);
  console.log(`${app.folder} alone: ${originOf(app)} once it has compiled. Ctrl-C ends it.`);
  const server = startDevServer(app, { isStandalone: true });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
    process.once(signal, () => server.kill('SIGTERM'));
  }
  server.once('exit', (code) => process.exit(code ?? 0));
} catch (error) {
  fail(error);
}
