import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import webpack, { type Configuration } from 'webpack';
import { apps, workspaceRoot } from '../../workspace/apps';
import { diskCache, rebuildCache } from './diskCache';
import { federatedApp } from './federatedApp';
import { workshopPage } from './workshopPage';

describe.each(['production', 'development'])('the %s builds of the preset', (mode) => {
  it('have no option that webpack or a plugin does not know', () => {
    const builds = [
      ...apps.flatMap(({ folder }) => buildsOf(folder, mode)),
      workshopPage(join(workspaceRoot, 'shared-ui'))({}, { mode }),
    ];
    // Builds leave this out (tooling/config/webpack.mjs). Plugins check their options when they are created.
    const validate = (more: object): void => webpack.validate([...builds, more]);
    expect(() => validate({})).not.toThrow();
    expect(() => validate({ unknown: true })).toThrow("unknown property 'unknown'");
  });

  it('of a remote use the cache on disk', () => {
    const cacheOf = mode === 'development' ? diskCache : rebuildCache;
    const expected = cacheOf(join(workspaceRoot, 'mfe-catalog'), '');
    for (const { cache } of buildsOf('mfe-catalog', mode)) {
      expect(cache).toEqual(expected && { ...expected, name: expect.any(String) });
    }
  });
});

function buildsOf(folder: string, mode: string): readonly Configuration[] {
  const directory = join(workspaceRoot, folder);
  const name = folder.replaceAll('-', '_');
  return federatedApp({ directory, name, shared: ['shared-ui'] })({}, { mode });
}
