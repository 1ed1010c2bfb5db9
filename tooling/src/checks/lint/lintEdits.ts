import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { watch } from 'chokidar';
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
 * @returns once it follows them
 */
export async function lintEdits(rooms: readonly string[]): Promise<void> {
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
  const folders = [...rooms, ...sharedRooms].map((room) => join(workspaceRoot, room, 'src'));
  // Node's own `watch` no longer follows a file that git or an editor has replaced.
  const watcher = watch(folders, { ignoreInitial: true }).on('all', (_event, path) => {
    if (!/\.tsx?$/.test(path)) return;
    edited.add(relative(workspaceRoot, path));
    setTimeout(() => {
      linting = linting.then(lint);
    }, PAUSE);
  });
  await once(watcher, 'ready');
}
