import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { appAt } from '../../workspace/apps';
import { buildPlanned, planOf } from '../../build/stale';
import { temporaryFolder } from '../../testing/temporaryFolder';
import { runWeft } from '../runWeft';

it('contract refuses a build that is older than its sources', async () => {
  const folder = temporaryFolder();
  for (const name of ['dist', 'src']) mkdirSync(join(folder, name));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'mfe-blog' }));
  writeFileSync(join(folder, 'src/Blog.tsx'), 'blog');
  writeFileSync(join(folder, 'webpack.config.mjs'), '');
  const contract = () => runWeft('contract', folder, '--host', 'no-origin');
  await expect(contract()).rejects.toThrow(
    'mfe-blog is not built, or has been edited since: npx --no-install weft build .',
  );
  await buildPlanned([planOf(appAt(folder))], () =>
    writeFileSync(
      join(folder, 'dist/mf-manifest.json'),
      JSON.stringify({ metaData: { remoteEntry: { name: 'entry.js' } }, exposes: [], shared: [] }),
    ),
  );
  await expect(contract()).rejects.toThrow('--host is "no-origin"');
  rmSync(join(folder, 'src/Blog.tsx'));
  await expect(contract()).rejects.toThrow('mfe-blog is not built, or has been edited since');
});
