import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from '../cli/build.mjs';
import { checkContract, readManifest } from '../contract/contract.mjs';
import { publish } from './releases.mjs';

/**
 * Builds a remote alone and publishes the build. One that fails, or does not fit the host, leaves no trace.
 *
 * @param {import('../apps.mjs').App} app
 * @param {object} options
 * @param {import('../contract/contract.mjs').HostManifest} options.host the manifest of the host that will load it
 * @param {string} [options.url] where the remote's releases are served; by default where the last one is
 * @param {string} [options.folder] the folder of releases
 * @param {(app: import('../apps.mjs').App, folder: string) => Promise<void>} [options.buildInto]
 * @returns {Promise<number>} the release
 */
export async function release(app, { host, url, folder, buildInto = buildAlone }) {
  const build = mkdtempSync(join(tmpdir(), `${app.folder}-`));
  try {
    await buildInto(app, build);
    checkContract(readManifest(build), host);
    return publish(app, { build, folder, url });
  } finally {
    rmSync(build, { recursive: true });
  }
}

/** @param {import('../apps.mjs').App} app @param {string} folder */
function buildAlone(app, folder) {
  return buildApp(app, ['--output-path', folder]);
}
