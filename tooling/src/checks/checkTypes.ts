import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '../workspace/apps';
import { runForCode } from '../workspace/run';

const COMPILER = join(workspaceRoot, 'node_modules/@typescript/native/bin/tsc');

/** Parts of rooms with another global scope and a separate configuration. */
const PARTS = ['host/src/offline/worker'];

/** With several checkers, each of them checks the same imported types: 40 % more processor time, and no faster. */
const ONE_CHECKER = ['--checkers', '1'];

/** Type-checks every room with the native compiler. @returns the exit code */
export async function checkTypes(): Promise<number> {
  const rooms = readdirSync(workspaceRoot, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
    .map((entry) => entry.name)
    .filter((room) => existsSync(join(workspaceRoot, room, 'tsconfig.json')))
    .concat(PARTS);
  let failures = 0;
  for (const room of rooms) {
    const code = await runForCode(process.execPath, [COMPILER, '--project', room, ...ONE_CHECKER], {
      cwd: workspaceRoot,
    });
    if (code !== 0) failures += 1;
  }
  console.log(`Types: ${rooms.length - failures} of ${rooms.length} rooms pass.`);
  return failures === 0 ? 0 : 1;
}
