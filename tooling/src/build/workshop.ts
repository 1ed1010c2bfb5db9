import { join } from 'node:path';
import { sharedRooms, workspaceRoot } from '../workspace/apps';
import { run } from '../workspace/run';
import { buildPlanned, isStale, roomSources, TOOLS, type BuildPlan } from './stale';

const ROOM = join(workspaceRoot, 'shared-ui');

const PLAN: BuildPlan = {
  directory: ROOM,
  output: join(ROOM, 'dist-workshop', 'index.html'),
  sources: [
    ...sharedRooms.flatMap((name) => roomSources(join(workspaceRoot, name))),
    join(ROOM, 'workshop'),
    ...TOOLS,
  ],
};

/** Builds the workshop of shared-ui's components, unless its build is up to date. */
export async function buildWorkshop(): Promise<void> {
  if (!isStale(PLAN)) return;
  await buildPlanned([PLAN], () =>
    run(process.execPath, ['node_modules/webpack/bin/webpack.js', '--mode', 'production'], {
      cwd: ROOM,
    }),
  );
}
