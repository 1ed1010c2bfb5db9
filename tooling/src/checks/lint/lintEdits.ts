import { existsSync, watch } from 'node:fs';
import { join } from 'node:path';
import { sharedRooms, workspaceRoot } from '../../workspace/apps';
import { runForOutput } from '../Checks';
import { OXLINT } from '../programs';

/** How long after an edit its files are linted, in milliseconds: an editor may write several. */
const PAUSE = 300;

/**
 * Lints edited files, and prints what is wrong in them: type errors, missing exports, imports across a border. The
 * development servers compile without checking these.
 *
 * @param rooms the live apps' folders; the shared packages are included
 */
export function lintEdits(rooms: readonly string[]): void {
  const edited: Set<string> = new Set();
  let hadProblems = false;
  const lint = async (): Promise<void> => {
    const files = [...edited].filter((file) => existsSync(join(workspaceRoot, file)));
    edited.clear();
    if (files.length === 0) return;
    const { code, output } = await runForOutput(['--import', 'tsx', OXLINT, ...files]);
    if (code !== 0) console.log(output);
    else if (hadProblems) console.log(`Without problems again: ${files.join(', ')}.`);
    hadProblems = code !== 0;
  };
  let linting = Promise.resolve();
  for (const room of [...rooms, ...sharedRooms]) {
    watch(join(workspaceRoot, room, 'src'), { recursive: true }, (_event, name) => {
      if (!name || !/\.tsx?$/.test(name)) return;
      edited.add(`${room}/src/${name}`);
      setTimeout(() => {
        linting = linting.then(lint);
      }, PAUSE);
    });
  }
}
