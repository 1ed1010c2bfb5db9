// `npm run serve` serves the builds, `npm run serve -- --releases` the host's build and the releases of the remotes, with
// `--stage staging` those of another pointer.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import {
  appByFolder,
  distFolder,
  hostPort,
  isBuilt,
  MANIFEST,
  originOf,
  overrideOrigins,
  remotes,
} from '../src/apps.mjs';
import { fail } from '../src/cli/fail.mjs';
import { reportUri } from '../src/serve/reportUri.mjs';
import { servedPointer, serveShop } from '../src/serve/serveShop.mjs';
import { releasesFolder } from '../src/release/store/store.mjs';

try {
  const options = readOptions();
  const basePort = hostPort();
  const pointer = servedPointer(basePort, options);
  const shop = await serveShop(basePort, options);
  console.log(`\nThe shop is open: ${shop.origin}`);
  for (const app of remotes) {
    const manifest = pointer.remotes[app.federationName]?.manifest;
    const isElsewhere = manifest && new URL(manifest).origin !== originOf(app, basePort);
    console.log(
      `  ${app.folder}: ${manifest ?? 'not released yet'}${isElsewhere ? ' (not served here)' : ''}`,
    );
  }
  console.log('Ctrl-C closes it.\n');
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
    process.once(signal, () => {
      void shop.close().then(() => process.exit(0));
    });
  }
} catch (error) {
  fail(error);
}

/** @returns {import('../src/serve/serveShop.mjs').ServeOptions} */
function readOptions() {
  const values = readArguments();
  const { stage } = values;
  const hasReleases = Boolean(values.releases ?? stage);
  const isReady = hasReleases
    ? existsSync(join(distFolder(appByFolder('host')), MANIFEST))
    : isBuilt();
  if (!isReady) throw new Error('There is no production build to serve. Run: npm run build');
  return {
    ...(hasReleases ? { releases: releasesFolder(), stage } : {}),
    overrideOrigins: overrideOrigins(),
    reportUri: reportUri(),
  };
}

function readArguments() {
  const options = /** @type {const} */ ({
    releases: { type: 'boolean' },
    stage: { type: 'string' },
  });
  try {
    return parseArgs({ options }).values;
  } catch (cause) {
    throw new Error(
      `serve does not know "${process.argv.slice(2).join(' ')}". Run: npm run serve, or: npm run serve -- --releases`,
      { cause },
    );
  }
}
