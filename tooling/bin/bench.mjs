// A remote alone on its bench, with reload: `npm run bench -- mfe-catalog`, or `dev` in the remote's own folder.
import { hostPort, originOf, remoteByFolder } from '../src/apps.mjs';
import { checkPort } from '../src/cli/checkPorts.mjs';
import { startDevServers } from '../src/cli/devServer.mjs';
import { fail } from '../src/cli/fail.mjs';
import { endOnSignals } from '../src/cli/run.mjs';

try {
  endOnSignals(0);
  const app = remoteByFolder(process.argv[2] ?? '.');
  await checkPort(hostPort() + app.portOffset);
  console.log(`${app.folder} alone: ${originOf(app)} once it has compiled. Ctrl-C ends it.`);
  startDevServers([app]);
} catch (error) {
  fail(error);
}
