import { workspaceRoot } from '../../workspace/apps';
import { run } from '../../workspace/run';
import { placeOf } from '../../release/store/S3Bucket';

const TESTS = ['tooling/src/release/store/s3Store.test.ts', 'tooling/src/release/killed.test.ts'];

interface TryValues {
  readonly endpoint?: string;
  readonly rounds: number;
}

export async function tryStore(address: string, { endpoint, rounds }: TryValues): Promise<void> {
  placeOf(address);
  await run('npx', ['jest', '--verbose', '--runInBand', ...TESTS], {
    cwd: workspaceRoot,
    env: {
      ...process.env,
      ...(endpoint !== undefined && { AWS_ENDPOINT_URL_S3: endpoint }),
      WEFT_S3_TEST: address,
      WEFT_ROUNDS: String(rounds),
    },
  });
}
