import { parseArgs } from 'node:util';
import { appByFolder, apps, MANIFEST, remoteByFolder, type App } from '../../apps.mjs';
import { buildInto } from '../publish/buildApps';
import type { StagedFolders } from '../publish/publish';
import { isManifestUrl } from 'remote-loader/pointer';
import { makeLive, publishApps } from '../move/release';
import {
  chosenStore,
  endedBySignal,
  MOVE_OPTIONS,
  moveOptions,
  runCommand,
  shareOption,
  STORE_OPTIONS,
  tellMove,
} from './commandLine';

// `npm run release -- mfe-catalog` builds that app alone into the next folder of its releases and makes it live; `host` is
// released like a remote, and `--all` releases every app in one move. `--url` says where a remote's releases are served, `--publish` leaves what is
// live as it is, `--worker-off` removes the service worker, `--share 5` gives the release to 5 % of visitors, `--stage staging` moves the pointer of that stage
// (docs/operations/README.md).

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      ...STORE_OPTIONS,
      ...MOVE_OPTIONS,
      to: { type: 'string' },
      url: { type: 'string' },
      all: { type: 'boolean' },
      publish: { type: 'boolean' },
      'worker-off': { type: 'boolean' },
      share: { type: 'string' },
    },
  });
  const chosen = values.all ? apps : [...new Set(positionals)].map(appNamed).sort(hostFirst);
  if (chosen.length === 0) {
    throw new Error('Name the app to release: npm run release -- mfe-catalog');
  }
  const { url, purge } = values;
  checkUrl(url, chosen);
  const share = shareOption(values.share);
  if (share !== undefined && chosen.length > 1) {
    throw new Error('--share is for one remote: release one at a time.');
  }
  const store = await chosenStore({ ...values, in: values.to ?? values.in });
  const signal = endedBySignal();
  const isWorkerOff = values['worker-off'] ?? false;
  if (isWorkerOff && chosen[0]?.role !== 'host') throw new Error('--worker-off is of the host.');
  const options = {
    ...moveOptions('release', store, values),
    store,
    url,
    share,
    signal,
    buildInto: isWorkerOff ? buildWithoutWorker : buildInto,
  };
  const targets = await publishApps(chosen, options);
  for (const { app, release } of targets) {
    console.log(`${app.folder}: release ${release} is published.`);
  }
  if (values.publish) {
    const named = targets.map(({ app, release }) => `${app.folder}@${release}`).join(' ');
    console.log(`npm run point -- ${named} makes it live.`);
    return;
  }
  await tellMove(await makeLive(targets, options), purge);
});

/** The host's worker is one that unregisters itself and deletes what was kept (docs/offline.md). */
async function buildWithoutWorker(
  app: App,
  folders: StagedFolders,
  signal?: AbortSignal,
): Promise<void> {
  await buildInto(app, folders, signal);
  if (app.role !== 'host') return;
  // Imported only here, because it loads webpack.
  const { replaceWorker } = await import('../../build/offline/killSwitch.mjs');
  replaceWorker(folders);
}

function appNamed(name: string): App {
  return name === 'host' ? appByFolder(name) : remoteByFolder(name);
}

function hostFirst(one: App, other: App): number {
  return Number(one.role === 'remote') - Number(other.role === 'remote');
}

function checkUrl(url: string | undefined, chosen: readonly App[]): void {
  if (url === undefined) return;
  const [only, ...more] = chosen;
  if (more.length > 0) {
    throw new Error('--url is the address of one remote: release one at a time.');
  }
  if (only?.role === 'host') throw new Error('--url is of a remote; the host is at its origin.');
  if (isManifestUrl(`${url}/${MANIFEST}`)) return;
  throw new Error(
    `--url is "${url}"; give the whole address, http or https without query or hash, such as https://catalog.example`,
  );
}
