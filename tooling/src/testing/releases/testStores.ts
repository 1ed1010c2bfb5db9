import { randomUUID } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, jest } from '@jest/globals';
import type { ReleasePointer } from 'remote-loader/formats';
import { goLive, targetOf, type Target } from '../../release/move/changes';
import type { Change, Moved, MoveOptions } from '../../release/move/move';
import { readRecord } from '../../release/move/pages';
import { publish, type PublishOptions } from '../../release/publish/publish';
import { folderStore } from '../../release/store/folderStore';
import { readLivePointer, readSnapshot } from '../../release/store/snapshot';
import { CREDENTIALS, startS3Server, type S3Server } from './s3Server';
import type { ArtifactStore } from '../../release/store/artifactStore';
import type { App } from '../../workspace/apps';
import { temporaryFolder } from '../temporaryFolder';
import { ORIGIN, quickMove, SHOP, SOURCE, writeBuild, type TestBuild } from './testBuild';

type Options = Partial<Pick<PublishOptions, 'pictures' | 'source' | 'url'>>;

/** A store for one test, which is removed after the test. */
export class TestStore {
  readonly store: ArtifactStore;

  constructor(
    /** An empty folder beside it. */
    readonly workplace: string,
    /** Its address, for programs in separate processes. */
    readonly address: string,
    readonly open: (stage?: string) => ArtifactStore,
    readonly server?: S3Server,
  ) {
    this.store = open();
  }

  async publish(app: App, build: TestBuild, options: Options = {}): Promise<Target> {
    const folder = mkdtempSync(join(this.workplace, 'build-'));
    writeBuild(app, folder, build);
    const url = `http://localhost:1/${app.folder}`;
    const snapshot = await readSnapshot(this.store);
    const release = await publish(app, { folder, snapshot, url, source: SOURCE, ...options });
    return targetOf(snapshot, app, release);
  }

  /** Publishes builds of the tests' shop and makes them live: the first move of a shop. */
  async openShop(): Promise<this> {
    const targets = [];
    for (const app of SHOP) targets.push(await this.publish(app, { name: 'one' }));
    await this.move(goLive(targets), { origin: ORIGIN });
    return this;
  }

  move(change: Change, options?: MoveOptions): Promise<Moved> {
    return quickMove(this.store, change, options);
  }

  async release(app: App, build: TestBuild, options?: Options): Promise<Moved> {
    return this.move(goLive([await this.publish(app, build, options)]));
  }

  pointer(): Promise<ReleasePointer> {
    return readLivePointer(this.store);
  }

  async page(path: string): Promise<string> {
    const { pages = '' } = await this.pointer();
    const { sets } = (await readRecord(this.store, pages)) ?? { sets: [] };
    const file = `${path}/index.html`;
    const set = sets.find(({ files }) => files.includes(file));
    return String(await this.store.read(`pages/${set?.key}${file}`));
  }
}

/** A move writes and removes some hundred small files. */
const MEMORY = '/dev/shm';

/** The address of a real object store, set by `try-store`. */
const REAL = process.env.WEFT_S3_TEST;

export const KINDS = ['a folder', 'an object store'] as const;

type StoreKind = (typeof KINDS)[number];

const started: TestStore[] = [];

/** A shop after its first move; made once per test file, then copied. */
const shops = new Map<StoreKind, Promise<TestStore>>();

// The output of commands is hidden.
beforeEach(() => {
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
});

afterEach(() => Promise.all(started.splice(0).map(close)));

afterAll(async () => Promise.all((await Promise.all(shops.values())).map(close)));

export async function startStore(kind: StoreKind): Promise<TestStore> {
  const place = await makeStore(kind);
  started.push(place);
  return place;
}

async function makeStore(kind: StoreKind): Promise<TestStore> {
  const workplace = temporaryFolder(existsSync(MEMORY) ? MEMORY : undefined);
  if (kind === 'a folder') {
    const folder = join(workplace, 'releases');
    return new TestStore(workplace, folder, (stage) => folderStore(folder, stage));
  }
  if (!REAL) Object.assign(process.env, CREDENTIALS, { AWS_REGION: 'eu-test-1' });
  const server = REAL ? undefined : await startS3Server();
  // Imported only here, because the client is large.
  const { s3Store } = await import('../../release/store/s3Store');
  const address = REAL ? `${REAL}/${randomUUID()}` : 's3://shop/weft';
  const endpoint = server?.endpoint;
  const open = (stage?: string): ArtifactStore => s3Store(address, { endpoint, stage });
  return new TestStore(workplace, address, open, server);
}

async function close({ store, server, workplace }: TestStore): Promise<void> {
  if (server) await server.close();
  else if (!store.folder) await emptyStore(store);
  rmSync(workplace, { recursive: true, force: true });
}

async function emptyStore(store: ArtifactStore): Promise<void> {
  for (const name of await store.children('')) {
    await store.remove(`${name}/`);
    await store.remove(name);
  }
}

export async function startShop(kind: StoreKind): Promise<TestStore> {
  const to = await startStore(kind);
  if (REAL && kind === 'an object store') return to.openShop();
  const shop = shops.get(kind) ?? makeStore(kind).then((store) => store.openShop());
  shops.set(kind, shop);
  const from = await shop;
  if (from.server && to.server) {
    for (const [key, object] of from.server.objects) to.server.objects.set(key, object);
  } else cpSync(from.address, to.address, { recursive: true, verbatimSymlinks: true });
  return to;
}
