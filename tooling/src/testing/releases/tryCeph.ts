/**
 * Runs `weft try-store` against a local Ceph cluster: a real distributed store (docs/operations/servers.md).
 *
 *   npx tsx tooling/src/testing/releases/tryCeph.ts [rounds]
 */
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import pRetry from 'p-retry';
import { run } from '../../workspace/run';

/** The requests until the gateway responds: every second, for two minutes. */
const POLLING = { factor: 1, minTimeout: 1_000, retries: 120 };

/** The parts of the cluster. For a test each may do everything. */
const PARTS = ['mon.', 'client.admin', 'mgr.a', 'osd.0', 'client.rgw'];

/** The port of the gateway; the monitor uses the next two ports. */
const PORT = 7480;

const [rounds = '20'] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'weft-ceph-'));
const env = { ...process.env, CEPH_CONF: join(folder, 'ceph.conf') };
const daemons: ChildProcess[] = [];
try {
  Object.assign(process.env, await startCeph());
  await new S3Client({ forcePathStyle: true }).send(new CreateBucketCommand({ Bucket: 'shop' }));
  await run('npx', ['weft', 'try-store', 's3://shop/weft', '--rounds', rounds], {});
} finally {
  for (const daemon of daemons) daemon.kill('SIGKILL');
  // They may take a moment to end.
  rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
}

/**
 * Starts a Ceph cluster of one monitor, one manager, one store in memory and an object gateway, on the loopback interface.
 * On Debian: `apt-get install ceph-mon ceph-mgr ceph-osd radosgw`. It must run as root, or the user must own the folder.
 *
 * @returns the environment of its clients
 */
async function startCeph() {
  const id = randomUUID();
  const monitor = `[v2:127.0.0.1:${PORT + 1},v1:127.0.0.1:${PORT + 2}]`;
  writeFileSync(env.CEPH_CONF, configuration(id, monitor));
  for (const name of ['mon', 'mgr', 'osd', 'rgw']) mkdirSync(join(folder, name));
  await makeKeys();
  await call('monmaptool', '--create', '--fsid', id, '--addv', 'a', monitor, 'monmap');
  await call('ceph-mon', '-i', 'a', '--mkfs', '--monmap', 'monmap', '--keyring', 'keyring');
  start('ceph-mon', '-i', 'a');
  await call('ceph-osd', '-i', '0', '--mkfs', '--osd-uuid', randomUUID());
  await call('ceph', 'osd', 'new', readFileSync(join(folder, 'osd/fsid'), 'utf8').trim(), '0');
  start('ceph-mgr', '-i', 'a');
  start('ceph-osd', '-i', '0');
  start('radosgw', '-n', 'client.rgw');
  const endpoint = `http://127.0.0.1:${PORT}`;
  await pRetry(async () => {
    const { ok, status } = await fetch(endpoint);
    if (!ok) throw new Error(`${endpoint} answered ${status}.`);
  }, POLLING);
  const [key, secret] = ['AKSHOP', randomUUID()];
  const user = ['--uid=shop', '--display-name=shop', `--access-key=${key}`, `--secret=${secret}`];
  await call('radosgw-admin', 'user', 'create', ...user);
  return {
    AWS_ACCESS_KEY_ID: key,
    AWS_SECRET_ACCESS_KEY: secret,
    AWS_ENDPOINT_URL_S3: endpoint,
    AWS_REGION: 'us-east-1',
  };
}

async function call(program: string, ...args: string[]): Promise<void> {
  await promisify(execFile)(program, args, { cwd: folder, env, timeout: 60_000 });
}

function start(program: string, ...args: string[]): void {
  daemons.push(spawn(program, [...args, '-f'], { cwd: folder, env, stdio: 'ignore' }));
}

async function makeKeys() {
  await call('ceph-authtool', '--create-keyring', 'keyring');
  const rights = ['mon', 'mgr', 'osd'].flatMap((name) => ['--cap', name, 'allow *']);
  for (const name of PARTS)
    await call('ceph-authtool', 'keyring', '--gen-key', '-n', name, ...rights);
}

function configuration(id: string, monitor: string): string {
  return `
[global]
fsid = ${id}
mon host = ${monitor}
public addr = 127.0.0.1
cluster addr = 127.0.0.1
keyring = ${folder}/keyring
run dir = ${folder}
crash dir = ${folder}
log file = ${folder}/$name.log
admin socket = ${folder}/$name.asok
auth cluster required = cephx
auth service required = cephx
auth client required = cephx
# One copy of each object is enough.
mon allow pool size one = true
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 8
osd pool default pg autoscale mode = off
osd crush chooseleaf type = 0
# The disk of the machine may be fuller than a monitor likes.
mon data avail warn = 1
mon data avail crit = 1
osd objectstore = memstore
memstore device bytes = 1073741824
[mon.a]
mon data = ${folder}/mon
[mgr.a]
mgr data = ${folder}/mgr
[osd.0]
osd data = ${folder}/osd
[client.rgw]
rgw data = ${folder}/rgw
rgw frontends = beast endpoint=127.0.0.1:${PORT}
`;
}
