import { join } from 'node:path';
import { sharedRooms, workspaceRoot } from '../workspace/apps';
import { run } from '../workspace/run';
import { buildPlanned, isStale, roomSources, type BuildPlan } from './stale';

/** A workshop and its webpack configuration. */
interface Workshop {
  readonly room: string;
  readonly config: string;
}

/** The workshops for shared-ui's components and for the catalogue's pictures. */
const workshops: readonly Workshop[] = [
  { room: 'shared-ui', config: 'webpack.config.mjs' },
  { room: 'mfe-catalog', config: 'webpack.workshop.mjs' },
];

/** The workshops whose build is missing or out of date. */
export function staleWorkshops(): Workshop[] {
  return workshops.filter((workshop) => isStale(planOf(workshop)));
}

export async function buildWorkshops(chosen: readonly Workshop[]): Promise<void> {
  for (const workshop of chosen) {
    const cwd = join(workspaceRoot, workshop.room);
    const webpack = ['node_modules/webpack/bin/webpack.js', '--mode', 'production'];
    await buildPlanned([planOf(workshop)], () =>
      run(process.execPath, [...webpack, '--config', workshop.config], { cwd }),
    );
  }
}

function planOf({ room, config }: Workshop): BuildPlan {
  const directory = join(workspaceRoot, room);
  return {
    directory,
    output: join(directory, 'dist-workshop', 'index.html'),
    sources: [
      ...[room, ...sharedRooms].flatMap((name) => roomSources(join(workspaceRoot, name))),
      join(directory, 'workshop'),
      join(directory, config),
      join(workspaceRoot, 'tooling/src/build/webpack'),
      join(workspaceRoot, 'pnpm-lock.yaml'),
    ],
  };
}
