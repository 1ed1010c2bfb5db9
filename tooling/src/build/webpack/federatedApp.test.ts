import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { temporaryFolder } from '../../testing/temporaryFolder';
import { writeFiles } from '../../testing/writeFiles';
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

it('a remote without a page of its own is served for shops, but not one with a route to an unknown page', () => {
  const directory = temporaryFolder();
  writeFiles(directory, { 'package.json': '{ "name": "mfe-blog" }' });
  const configure = federatedApp({ directory, name: 'mfe_blog', shared: [] });
  const [{ entry, plugins = [] } = {}] = configure({}, { mode: 'development' });
  expect(entry).toEqual({});
  expect(plugins.map((plugin) => plugin?.constructor.name)).not.toContain('HtmlWebpackPlugin');
  const routes = [{ path: '/blog', page: 'Blogg', shape: 'listing' }] as const;
  const exposes = { './Blog': './src/expose/Blog.tsx' };
  expect(() => federatedApp({ directory, name: 'mfe_blog', exposes, routes, shared: [] })).toThrow(
    'mfe-blog: its route /blog names the page Blogg, which the remote does not expose.',
  );
});
