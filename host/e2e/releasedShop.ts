import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { apps, distFolder, originOf } from 'tooling/apps';
import { workerPorts } from 'tooling/e2e-ports';
import { findNginx, serveWithNginx } from 'tooling/nginx';
import { pagesFolder } from 'tooling/built-pages';
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

const HOST = appNamed('host');

let released: ReleasedShop;

/** For tests of the deployed shop; their file calls {@link serveReleasedShop}. Other tests use a shop that is served from the builds. */
export const test = base.extend<{ releasedShop: ReleasedShop }>({
  releasedShop: async ({}, use) => {
    await use(released);
  },
  baseURL: async ({}, use) => {
    await use(originOf(HOST, (await workerPorts()).other));
  },
});

/** Releases and serves one shop for all tests of the calling file, because its pages take longest to write. */
export function serveReleasedShop(): void {
  let close: (() => Promise<void>) | undefined;
  test.describe.configure({ mode: 'default' });
  test.beforeAll(async () => {
    const { other: port } = await workerPorts();
    const folder = mkdtempSync(join(tmpdir(), 'releases-'));
    const builds = apps.map((app) => ({
      app,
      build: distFolder(app),
      pages: pagesFolder(app),
      url: originOf(app, port),
    }));
    const origin = originOf(HOST, port);
    await releaseBuilds(builds, { folder, origin });
    const nginx = findNginx();
    const server = nginx
      ? await serveWithNginx(nginx, port, folder)
      : await serveShop(port, { releases: folder });
    released = { folder, origin, remoteOrigin: (name) => originOf(appNamed(name), port) };
    close = async () => {
      await server.close();
      rmSync(folder, { recursive: true });
    };
  });
  test.afterAll(() => close?.());
}

export { expect };
