import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { hashesOf } from '../../release/store/notes';
import { readLivePointer } from '../../release/store/snapshot';
import { CATALOG, ORIGIN } from '../../testing/releases/testBuild';
import { startShop, type TestStore } from '../../testing/releases/testStores';
import { runWeft } from '../runWeft';
import { pointCommand } from './release';

let shop: TestStore;

beforeEach(async () => {
  shop = await startShop('a folder');
  process.env.WEFT_RELEASES = shop.address;
});

describe('a mistake is reported in one sentence, and nothing changes:', () => {
  it.each<[string, string | RegExp]>([
    ['releas', /unknown command 'releas'\n.Did you mean release\?/],
    ['share', "missing required argument 'remote'"],
    ['serve mfe-catalog', 'too many arguments'],
    ['start --port 4460', "unknown option '--port'"],
    ['build --workshop mfe-catalog', '--workshop builds no app: leave out mfe-catalog'],
    ['dev mfe-catalog --shop http://localhost:1', 'http://localhost:1/release.json'],
    ['serve --store /nothing/there', 'Nothing is live in /nothing/there'],
    ['policy --store /nothing/there', 'Nothing is live in /nothing/there'],
    ['serve --with=', 'Name the release too, such as mfe-catalog@7.'],
    ['serve --endpoint https://s3.example', '--endpoint applies to an object store'],
    ['e2e --browser opera', 'Allowed choices are firefox, webkit.'],
    ['release', 'Name the app to release: npx --no-install weft release mfe-catalog'],
    ['release mfe-nope', 'There is no app "mfe-nope". Name one of: host, mfe-catalog'],
    ['release ./nothing', 'There is no remote in the folder "./nothing".'],
    ['contract .', 'There is no remote in the folder ".".'],
    [`list --store ${tmpdir()}`, 'is not a store: it has no release, but other files.'],
    ['settings --origin=', '--origin is ""; an origin looks like https://shop.example.'],
    ['release mfe-catalog --stor', /unknown option '--stor'\n.Did you mean --store\?/],
    ['release mfe-catalog --store ../x', '"../x" is not a store; give the absolute'],
    ['release mfe-catalog --store s3://', '"s3://" names no bucket; give an address such as'],
    ['release mfe-catalog --store s3://shop/../x', '"s3://shop/../x" names no bucket'],
    ['release mfe-catalog --store /dev/null', '"/dev/null" is not a store; give the absolute'],
    ['release mfe-catalog --endpoint https://s3.example', '--endpoint applies to an object store'],
    ['list --store s3://shop --endpoint s3.example', '--endpoint is "s3.example"; give an address'],
    ['release mfe-catalog --url catalog', '--url is "catalog"; give the whole address'],
    ['release --all --url https://x.example', 'give a pattern, such as https://{app}'],
    ['release host --url https://x.example', '--url applies to a remote'],
    ['release mfe-catalog --worker-off', '--worker-off applies only to the host.'],
    ['release host --share 5', '--share applies to a remote: the pages of the host are the same'],
    ['release --all --share 5', '--share applies to one remote: release one at a time.'],
    ['release mfe-catalog --share 0', 'The share is "0"; give a percentage of the visitors'],
    ['release mfe-catalog --share 5 --publish', '--publish changes nothing that is live'],
    ['release host --stage stagng', /There is no stage "stagng" in .*\(existing: production\)/],
    ['release host --stage ../x', '"../x" is not a valid stage; give a name such as staging.'],
    ['release --all mfe-nope', '--all releases every app: leave out mfe-nope'],
    [`release mfe-catalog --out ${tmpdir()}`, 'is not empty: give --out an empty folder.'],
    ['release --all --out out', '--out applies to one app: build one at a time.'],
    ['verify mfe-catalog seven', 'The release is "seven"; give the number of a release'],
    ['verify mfe-catalog 7', 'There is no release 7 of mfe-catalog.'],
    ['rollback', 'Name either the app to roll back, or with --move the move to undo.'],
    ['rollback --move 1 --from 2', '--move undoes a whole move'],
    ['rollback --move 9', 'There is no move 9 of production'],
    ['rollback --move 1', 'Move 1 is the first of production'],
    ['remove', 'Name the remote to remove, or with --stage another stage'],
    ['remove --stage stagng', 'There is no stage "stagng" in'],
    ['remove mfe-nope/', 'There is no live remote "mfe-nope" to remove.'],
    ['remove host', 'There is no live remote "host" to remove.'],
    ['rollback mfe-catalog --stage stagng', 'There is no stage "stagng" in'],
    ['rollback mfe-catalog --from 9', 'Release 1 of mfe-catalog is live, not 9'],
    ['rollback mfe-catalog --from -1', '--from is "-1"; give the number of a release'],
    ['rollback mfe-catalog --release one', '--release is "one"; give the number of a release'],
    ['rollback mfe-catalog --release 9', 'There is no release 9 of mfe-catalog'],
    ['rollback mfe-catalog --store /nothing/there', 'mfe-catalog has not been released yet'],
    ['rollback host --store /nothing/there --from 3', 'host has not been released yet'],
    ['rollback mfe-account-auth', 'Release 1 is the first of mfe-account-auth'],
    ['point mfe-catalog', 'Name the release too, such as mfe-catalog@7'],
    ['point mfe-catalog@0', 'The release of mfe-catalog is "0"; give the number of a release'],
    ['point mfe-catalog@7', 'There is no release 7 of mfe-catalog'],
    ['point mfe-catalog@1 mfe-catalog@2', 'mfe-catalog is named twice.'],
    ['point host@1 --share 5', '--share applies to a remote'],
    ['promote mfe-catalog staging', 'Name the apps, and then both stages'],
    ['promote mfe-catalog staging production', 'There is no stage "staging" in'],
    ['promote mfe-catalog production stagng', 'There is no stage "stagng" in'],
    ['promote mfe-catalog production production', 'Both stages are production.'],
    ['share host 5', 'There is no remote "host"'],
    ['share mfe-catalog 101', 'The share is "101"; give a percentage of the visitors'],
    ['share mfe-catalog 100', 'mfe-catalog has no rollout'],
    ['settings --override-origins ftp://x', '--override-origins names "ftp://x"'],
    ['list mfe-nope', 'There is no app "mfe-nope"'],
    ['prune --days 0', '--days is "0"; give at least 1.'],
    ['explain at_nothing', 'The text names no script of a release with a source map.'],
    ['try-store /a/folder', '"/a/folder" names no bucket'],
    ['try-store s3://shop --rounds none', '--rounds is "none"; give a number, such as 20'],
  ])('%s', async (line, problem) => {
    const before = hashesOf(shop.address);
    const message = await failureOf(line);
    expect(message).toMatch(problem);
    // A suggestion is on a separate line.
    expect(message.replace(/\n\(Did you mean .*\)$/, '')).not.toContain('\n');
    expect(hashesOf(shop.address)).toEqual(before);
  });

  it('an invalid public origin', async () => {
    jest.replaceProperty(process, 'env', { ...process.env, WEFT_ORIGIN: 'shop.example' });
    expect(await failureOf('rollback mfe-catalog')).toBe(
      'WEFT_ORIGIN is "shop.example"; an origin looks like https://shop.example.',
    );
  });
});

it('a remote from another repository is listed, moved and promoted by its name', async () => {
  const remote = { ...CATALOG, folder: 'mfe-elsewhere', federationName: 'mfe_elsewhere' };
  const liveIn = async (stage: string): Promise<string | undefined> =>
    (await readLivePointer(shop.open(stage))).remotes['mfe_elsewhere']?.manifest;
  jest.replaceProperty(process, 'env', { ...process.env, WEFT_ORIGIN: ORIGIN });
  await runWeft('promote', '--all', 'production', 'staging', '--new-stage');
  for (const name of ['one', 'two']) await shop.release(remote, { name });
  await runWeft('list');
  expect(console.log).toHaveBeenCalledWith('mfe-elsewhere');
  await runWeft('rollback', 'mfe-elsewhere', '--from', '2');
  expect(await liveIn('production')).toContain('/1/');
  await runWeft('point', 'mfe-elsewhere@2');
  expect(await failureOf('share mfe-elsewhere 20')).toContain('mfe-elsewhere has no rollout');
  await runWeft('promote', '--all', 'production', 'staging');
  expect(await liveIn('staging')).toContain('/2/');
});

it('a publication for a stage of a store names the command that moves this stage', () => {
  const published = [{ app: CATALOG, release: 7 }];
  expect(pointCommand(published, { stage: 'staging', store: 's3://shop' })).toBe(
    'npx --no-install weft point mfe-catalog@7 --store s3://shop --stage staging',
  );
});

describe('a command that purges caches', () => {
  beforeEach(() => shop.release(CATALOG, { name: 'two' }));

  it('gets the addresses of changed pages, and of files that always change', async () => {
    const file = join(shop.workplace, 'purged');
    await runWeft('rollback', 'mfe-catalog', '--purge', `cat > ${file}`);
    const paths = ['/mfe_catalog', '/release.json', '/sitemap.xml', '/products.xml', '/sw.js'];
    const lines = readFileSync(file, 'utf8').trim().split('\n').sort();
    expect(lines).toEqual(expect.arrayContaining(paths.map((path) => `${ORIGIN}${path}`)));
    expect(lines).not.toContain(`${ORIGIN}/mfe_cart_checkout`);
  });

  it('may fail, and the move stays live', async () => {
    await expect(runWeft('rollback', 'mfe-catalog', '--purge', 'exit 3')).rejects.toThrow(
      'The move is live, but the command that purges caches ended with 3.',
    );
    expect((await shop.pointer()).move).toBe(3);
  });
});

async function failureOf(line: string): Promise<string> {
  return runWeft(...line.split(' ')).then(
    () => 'It succeeded.',
    ({ message }: Error) => message,
  );
}
