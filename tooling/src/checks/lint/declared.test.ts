import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { rooms, workspaceRoot } from '../../workspace/apps';
import { cycleIn, declaredBy, manifestOf, undeclaredImports } from './declared';

describe('the rooms of this workspace', () => {
  it('depend on each other without cycles', () => {
    const needs = Object.fromEntries(
      rooms.map((room) => {
        const declared = declaredBy(manifestOf(join(workspaceRoot, room)));
        return [room, rooms.filter((other) => other in declared)];
      }),
    );
    expect(cycleIn(needs)).toBeUndefined();
    // The format of the release pointer.
    expect(needs.tooling).toEqual(['remote-loader']);
  });

  it.each(rooms)('%s declares what it imports', (room) => {
    expect(undeclaredImports(room, workspaceRoot)).toEqual([]);
  });
});

describe('cycleIn', () => {
  it.each([
    [{ a: ['b'], b: [] }, undefined],
    [{ a: ['b', 'c'], b: ['c'], c: [] }, undefined],
    [{ a: ['a'] }, ['a', 'a']],
    [{ a: ['b'], b: ['c'], c: ['b'] }, ['b', 'c', 'b']],
  ])('of %j is %j', (needs, cycle) => {
    expect(cycleIn(needs)).toEqual(cycle);
  });
});

describe('undeclaredImports', () => {
  it('lists imports that neither the room nor, for tests, the workspace declares', () => {
    const root = mkdtempSync(join(tmpdir(), 'rooms-'));
    const write = (file: string, text: string): void => {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), text);
    };
    write(
      'package.json',
      '{ "devDependencies": { "fast-check": "1.0.0", "tooling": "workspace:*" } }',
    );
    write('blog/package.json', '{ "dependencies": { "react": "1.0.0", "@a/declared": "1.0.0" } }');
    write(
      'blog/src/Blog.tsx',
      `import 'react/jsx-runtime'; import '@a/declared/deep'; import './own'; import 'node:fs'; import 'fast-check';
      export * from '@a/other/deep'; const late = import('late');`,
    );
    write(
      'blog/src/blog.test.ts',
      `import fc from 'fast-check'; import { apps } from 'tooling/apps';`,
    );
    write(
      'blog/build.mjs',
      `/** @type {import('typed').A} */\nrequire.resolve(${"'resolved/file'"});`,
    );
    write('blog/node_modules/one/index.js', `import 'other';`);
    expect(undeclaredImports('blog', root).sort()).toEqual([
      'blog/build.mjs: resolved',
      'blog/build.mjs: typed',
      'blog/src/Blog.tsx: @a/other',
      'blog/src/Blog.tsx: fast-check',
      'blog/src/Blog.tsx: late',
      'blog/src/blog.test.ts: tooling',
    ]);
    rmSync(root, { recursive: true });
  });
});
