import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { apps, distFolder, originOf } from 'tooling/apps';
import { workerPorts } from 'tooling/e2e-ports';
import { findNginx, serveWithNginx } from 'tooling/nginx';
import { pagesFolder } from 'tooling/page-folders';
import { releaseBuilds } from 'tooling/releases';
import { serveShop } from 'tooling/serve';
import { appNamed, expect, test as base } from './shop';

/** The shop as it is deployed: served from a folder of releases, by nginx if that is installed. */
export interface ReleasedShop {
  readonly origin: string;
  /** The origin of a remote. */
  remoteOrigin(name: string): string;
  /** The folder of releases. Each app has release 1. */
  readonly folder: string;
}

/** For tests of the deployed shop. Other tests use a shop that is served from the builds. */
export const test = base.extend<object, { releasedShop: ReleasedShop }>({
  releasedShop: [
    async ({}, use) => {
      const { other: port } = await workerPorts();
      const folder = mkdtempSync(join(tmpdir(), 'releases-'));
      const builds = apps.map((app) => ({
        app,
        build: distFolder(app),
        pages: pagesFolder(app),
        url: originOf(app, port),
      }));
      await releaseBuilds(builds, { folder, origin: `http://localhost:${port}` });
      const nginx = findNginx();
      const server = nginx
        ? await serveWithNginx(nginx, port, folder)
        : await serveShop(port, { releases: folder });
      await use({
        folder,
        origin: `http://localhost:${port}`,
        remoteOrigin: (name) => originOf(appNamed(name), port),
      });
      await server.close();
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ releasedShop }, use) => {
    await use(releasedShop.origin);
  },
});

export { expect };
