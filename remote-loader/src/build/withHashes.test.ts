import { expect, it } from '@jest/globals';
import { withHashes } from './withHashes.ts';

const HASH_OF_A = 'sha384-VKWbnyKwuAiA2EJ+VIt8I6vYc0huHwNdzpzWl+hRdQM8qojm1XvDXvrgta/TFF8x';

it('adds the hashes of scripts and style sheets to a manifest, and keeps the rest', () => {
  const source = { buffer: () => Buffer.from('a') };
  const names = ['entry.js', 'assets/page.css', 'entry.js.map', 'entry.js.br', 'icon.svg'];
  const compilation = { getAssets: () => names.map((name) => ({ name, source })) };
  const stats = { id: 'news', metaData: { name: 'news' } };
  expect(withHashes({ stats, compilation })).toEqual({
    id: 'news',
    metaData: {
      name: 'news',
      integrity: { 'entry.js': HASH_OF_A, 'assets/page.css': HASH_OF_A },
    },
  });
});
