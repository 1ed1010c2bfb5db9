// `npm start`, `npm test`, `npm run build` and `npm run dev` on a fresh clone: installs, then runs the command of weft. Before the
// installation, only Node's own modules can be imported.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { checkFolder } from '../src/workspace/checkFolder.mjs';
import { checkNode, install } from '../src/workspace/prepare.mjs';

const [command = '', ...args] = process.argv.slice(2);

try {
  checkFolder();
  checkNode();
  await install({ isForShop: ['build', 'start'].includes(command) });
  const weft = fileURLToPath(new URL('weft.mjs', import.meta.url));
  const child = spawn(process.execPath, [weft, command, ...args], { stdio: 'inherit' });
  // A signal reaches both programs; this one ends last.
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => child.kill(signal));
  child.on('exit', (code) => process.exit(code ?? 1));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
