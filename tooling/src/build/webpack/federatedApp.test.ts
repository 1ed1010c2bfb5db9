import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { workspaceRoot } from '../../workspace/apps';
import { diskCache, rebuildCache } from './diskCache';
import { federatedApp } from './federatedApp';

it.each(['production', 'development'])(
  'the %s builds of a remote use the cache on disk',
  (mode) => {
    const directory = join(workspaceRoot, 'mfe-catalog');
    const configure = federatedApp({ directory, name: 'mfe_catalog', shared: [] });
    const expected = (mode === 'development' ? diskCache : rebuildCache)(directory, '');
    for (const { cache } of configure({}, { mode })) {
      expect(cache).toEqual(expected && { ...expected, name: expect.any(String) });
    }
  },
);
