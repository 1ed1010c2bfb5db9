// Type-checks every room with the native compiler.
import { readdirSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '../src/apps.mjs';
import { endOnSignals, runForCode } from '../src/cli/run.mjs';

const compiler = join(workspaceRoot, 'node_modules/@typescript/native/bin/tsc');
/** Parts of rooms with another global scope, and a configuration of their own. */
const PARTS = ['host/src/offline/worker'];
const rooms = readdirSync(workspaceRoot, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
  .map((entry) => entry.name)
  .filter((room) => existsSync(join(workspaceRoot, room, 'tsconfig.json')))
  .concat(PARTS);

endOnSignals();
let failures = 0;
for (const room of rooms) {
  const code = await runForCode('node', [compiler, '--project', room], { cwd: workspaceRoot });
  if (code !== 0) failures += 1;
}
console.log(`Types: ${rooms.length - failures} of ${rooms.length} rooms are sound.`);
process.exit(failures === 0 ? 0 : 1);
