import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { workspaceRoot } from '../../workspace/apps';
import { run as runProgram } from '../../workspace/run';
import { placeOf } from '../../release/store/S3Bucket';
import { startCeph } from '../../release/tryStore/ceph';
import { numberOption } from './commandLine';

/** The tests of concurrency and of killed moves. */
const TESTS = ['tooling/src/release/store/s3Store.test.ts', 'tooling/src/release/killed.test.ts'];

interface TryValues {
  readonly endpoint?: string;
  readonly ceph?: true;
  readonly port: string;
  readonly rounds: string;
}

export async function tryStore(address: string | undefined, values: TryValues): Promise<void> {
  const rounds = numberOption(values.rounds, '--rounds', 'a number, such as 20') ?? 0;
  const port = numberOption(values.port, '--port', 'a number, such as 7480') ?? 0;
  if ((address === undefined) !== (values.ceph === true)) {
    throw new Error('Name one store, such as s3://bucket/prefix, or give --ceph.');
  }
  if (address !== undefined) {
    placeOf(address);
    const { endpoint } = values;
    const server = endpoint === undefined ? {} : { AWS_ENDPOINT_URL_S3: endpoint };
    await runTests(address, rounds, server);
    return;
  }
  const folder = mkdtempSync(join(tmpdir(), 'weft-ceph-'));
  try {
    const { endpoint, credentials, close } = await startCeph(folder, port);
    const environment = { ...credentials, AWS_ENDPOINT_URL_S3: endpoint, AWS_REGION: 'us-east-1' };
    try {
      await makeBucket(environment);
      await runTests('s3://shop/weft', rounds, environment);
    } finally {
      await close();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function makeBucket(environment: Readonly<Record<string, string>>): Promise<void> {
  Object.assign(process.env, environment);
  const { CreateBucketCommand, S3Client } = await import('@aws-sdk/client-s3');
  await new S3Client({ forcePathStyle: true }).send(new CreateBucketCommand({ Bucket: 'shop' }));
}

function runTests(address: string, rounds: number, environment: NodeJS.ProcessEnv): Promise<void> {
  return runProgram('npx', ['jest', '--verbose', '--runInBand', ...TESTS], {
    cwd: workspaceRoot,
    env: {
      ...process.env,
      ...environment,
      WEFT_S3_TEST: address,
      WEFT_ROUNDS: String(rounds),
    },
  });
}
