import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderStore } from './store/folderStore';
import { s3Store } from './store/s3Store';
import { CREDENTIALS, startS3Server, type S3Server } from './store/s3Server';
import type { Store } from './store/store';
import { openShop } from './testBuild';

/** A store of its own for one test. */
export interface TestStore {
  /** The store, with the pointer of a stage. */
  readonly open: (stage?: string) => Store;
  /** Where it is, for a program in a process of its own. */
  readonly address: string;
  readonly endpoint: string;
  /** An empty folder beside it. */
  readonly workplace: string;
  readonly server: S3Server | null;
  readonly close: () => Promise<void>;
}

export type StoreKind = 'a folder' | 'an object store';

export async function startStore(kind: StoreKind): Promise<TestStore> {
  const workplace = mkdtempSync(join(tmpdir(), 'store-'));
  const close = (): Promise<void> =>
    Promise.resolve(rmSync(workplace, { recursive: true, force: true }));
  if (kind === 'a folder') {
    const address = join(workplace, 'releases');
    const open = (stage?: string): Store => folderStore(address, stage);
    return { open, address, endpoint: '', workplace, server: null, close };
  }
  Object.assign(process.env, CREDENTIALS, { AWS_REGION: 'eu-test-1' });
  const server = await startS3Server();
  const { endpoint } = server;
  const address = 's3://shop/weft';
  return {
    open: (stage) => s3Store(address, { endpoint, stage }),
    address,
    endpoint,
    workplace,
    server,
    close: async () => {
      await server.close();
      await close();
    },
  };
}

/** A shop whose first move is done: made once for a file of tests, and copied. */
const shops = new Map<StoreKind, Promise<TestStore>>();

export async function startShop(kind: StoreKind): Promise<TestStore> {
  let shop = shops.get(kind);
  if (!shop) shops.set(kind, (shop = openedShop(kind)));
  const [from, to] = [await shop, await startStore(kind)];
  if (from.server && to.server) {
    for (const [key, object] of from.server.objects) to.server.objects.set(key, object);
  } else cpSync(from.address, to.address, { recursive: true, verbatimSymlinks: true });
  return to;
}

/** Closes the shops that were copied. */
export async function closeShops(): Promise<void> {
  for (const shop of shops.values()) await (await shop).close();
  shops.clear();
}

async function openedShop(kind: StoreKind): Promise<TestStore> {
  const place = await startStore(kind);
  await openShop(place.open(), place.workplace);
  return place;
}
