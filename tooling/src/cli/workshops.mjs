import { join } from 'node:path';
import { sharedRooms, workspaceRoot } from '../apps.mjs';
import { run } from './run.mjs';
import { isStale, roomSources, stampBuild } from './stale.mjs';

/**
 * @typedef {object} Workshop
 * @property {string} room
 * @property {string} config the configuration of webpack that builds it
 */

/** Pages for developers: every component of shared-ui, and the catalogue's contact sheet. @type {readonly Workshop[]} */
const workshops = [
  { room: 'shared-ui', config: 'webpack.config.mjs' },
  { room: 'mfe-catalog', config: 'webpack.workshop.mjs' },
];

/** Those whose build is missing, or older than something that it is made of. */
export function staleWorkshops() {
  return workshops.filter(({ room, config }) =>
    isStale(stampOf(room), [
      ...[room, ...sharedRooms].flatMap(roomSources),
      join(room, 'workshop'),
      join(room, config),
      'tooling/src/build/webpack',
      'pnpm-lock.yaml',
    ]),
  );
}

/** Builds workshops for their tests. @param {readonly Workshop[]} [chosen] */
export async function buildWorkshops(chosen = workshops) {
  for (const { room, config } of chosen) {
    const began = new Date();
    const webpack = 'node_modules/webpack/bin/webpack.js';
    await run(process.execPath, [webpack, '--mode', 'production', '--config', config], {
      cwd: join(workspaceRoot, room),
    });
    stampBuild(stampOf(room), began);
  }
}

/** @param {string} room */
function stampOf(room) {
  return join(workspaceRoot, room, 'dist-workshop', 'index.html');
}
