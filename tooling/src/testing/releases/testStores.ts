import { randomUUID } from 'node:crypto';
import { cpSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { folderStore } from '../../release/store/folderStore';
import { CREDENTIALS, startS3Server, type S3Server } from './s3Server';
import type { Store } from '../../release/store/store';
import { filesBelow } from '../../workspace/filesBelow';
import { makeWorkplace, openShop } from './testBuild';

/** A store for one test. */
export interface TestStore {
  /** The store, with the pointer of a stage. */
  readonly open: (stage?: string) => Store;
  /** Its address, for programs in separate processes. */
  readonly address: string;
  readonly endpoint: string;
  /** An empty folder beside it. */
  readonly workplace: string;
  readonly server: S3Server | null;
  readonly close: () => Promise<void>;
}

/** The address of a real object store, set by `try-store`. */
const REAL = process.env.WEFT_S3_TEST;

export type StoreKind = 'a folder' | 'an object store';

export async function startStore(kind: StoreKind): Promise<TestStore> {
  const workplace = makeWorkplace();
  const close = (): Promise<void> =>
    Promise.resolve(rmSync(workplace, { recursive: true, force: true }));
  if (kind === 'a folder') {
    const address = join(workplace, 'releases');
    const open = (stage?: string): Store => folderStore(address, stage);
    return { open, address, endpoint: '', workplace, server: null, close };
  }
  if (!REAL) Object.assign(process.env, CREDENTIALS, { AWS_REGION: 'eu-test-1' });
  const server = REAL ? null : await startS3Server();
  const endpoint = server?.endpoint;
  // Imported only here, because the client is large.
  const { s3Store } = await import('../../release/store/s3Store');
  const address = REAL ? `${REAL}/${randomUUID()}` : 's3://shop/weft';
  const open = (stage?: string): Store =>
    s3Store(address, { endpoint, stage, staging: join(workplace, 'staging') });
  return {
    open,
    address,
    endpoint: endpoint ?? '',
    workplace,
    server,
    close: async () => {
      if (server) await server.close();
      else await emptyStore(open());
      await close();
    },
  };
}

/** Removes everything in a store. */
export async function emptyStore(store: Store): Promise<void> {
  for (const name of await store.children('')) {
    await store.remove(`${name}/`);
    await store.remove(name);
  }
}

/** A shop after its first move; made once per test file, then copied. */
const shops = new Map<StoreKind, Promise<TestStore>>();

export async function startShop(kind: StoreKind): Promise<TestStore> {
  if (REAL && kind === 'an object store') return openedShop(kind);
  let shop = shops.get(kind);
  if (!shop) shops.set(kind, (shop = openedShop(kind)));
  const [from, to] = [await shop, await startStore(kind)];
  if (from.server && to.server) {
    for (const [key, object] of from.server.objects) to.server.objects.set(key, object);
  } else cpSync(from.address, to.address, { recursive: true, verbatimSymlinks: true });
  return to;
}

/** Closes the copied shops. */
export async function closeShops(): Promise<void> {
  for (const shop of shops.values()) await (await shop).close();
  shops.clear();
}

async function openedShop(kind: StoreKind): Promise<TestStore> {
  const place = await startStore(kind);
  await openShop(place.open(), place.workplace);
  return place;
}

/** Every file below a folder with its content. */
export function contentOf(root: string): Record<string, string> {
  return Object.fromEntries(
    filesBelow(root).map((file) => [file, readFileSync(join(root, file), 'utf8')]),
  );
}
