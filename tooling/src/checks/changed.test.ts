import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { remotes, rooms } from '../workspace/apps';
import { temporaryFolder } from '../testing/temporaryFolder';
import { writeFiles } from '../testing/writeFiles';
import { changedFiles, specsFor, unitsFor } from './changed';
import { files } from './docs/files';

describe('changedFiles', () => {
  it('lists changes of the branch and the working tree since main, without later changes of main', () => {
    const { folder, git, write } = repository();
    expect(changedFiles(folder).files).toEqual([]);
    git('checkout', '--quiet', '-b', 'feature');
    write('committed.ts', 'b');
    rmSync(join(folder, 'gone.ts'));
    git('add', '--all');
    git('commit', '--quiet', '--message=x');
    git('checkout', '--quiet', 'main');
    write('kept.ts', 'by somebody else');
    git('commit', '--quiet', '--all', '--message=x');
    git('checkout', '--quiet', 'feature');
    write('edited.ts', 'b');
    write('new/file.ts', 'b');
    expect(changedFiles(folder).files).toEqual(['committed.ts', 'edited.ts', 'new/file.ts']);
  });

  it('needs main, and a commit in common, which a shallow clone may lack', () => {
    const { folder, git } = repository();
    git('checkout', '--quiet', '--orphan', 'other');
    git('commit', '--quiet', '--message=y');
    expect(() => changedFiles(folder)).toThrow('git merge-base finds nothing to compare with');
    git('branch', '--quiet', '--delete', '--force', 'main');
    expect(() => changedFiles(folder)).toThrow('neither "main" nor "origin/main"');
  });
});

describe('specsFor', () => {
  it.each([
    [
      'mfe-account-auth/src/login/LoginForm.tsx',
      ['host/e2e/account', 'host/e2e/pages', 'mfe-account-auth/e2e/'],
    ],
    [
      'remote-loader/src/Remote.ts',
      [
        ...['faults', 'plugins', 'release', 'remotes'].map((name) => `host/e2e/${name}`),
        'tooling/e2e/loaderExample',
      ],
    ],
    [
      'shared-state/src/cart/CartStore.ts',
      ['host/e2e/', ...remotes.map(({ folder }) => `${folder}/e2e/`).sort()],
    ],
    ['docs/operations/nginx.conf', ['host/e2e/release']],
    ['host/engines/windows.spec.ts', []],
    ['docs/pages.md', []],
    ['shared-state/src/cart/CartStore.test.ts', []],
    ['tooling/e2e/dev.spec.ts', ['tooling/e2e/dev.spec.ts']],
  ])('%s can break %j', (file, specs) => {
    expect(specsFor([file])).toEqual(specs);
  });

  it.each(['package.json', 'tooling/src/build/a.ts', 'remote-loader/src/build/a.ts'])(
    '%s can break everything',
    (file) => {
      expect(specsFor(['docs/pages.md', file])).toBe('everything');
    },
  );

  it('has tests for each room, and only existing ones', () => {
    for (const room of rooms.filter((name) => !['benchmarks', 'tooling'].includes(name))) {
      const specs = specsFor([`${room}/src/index.ts`]);
      expect(specs).not.toBe('everything');
      expect(specs).not.toEqual([]);
      for (const spec of specs) {
        const start = spec.endsWith('/') ? spec : `${spec}.`;
        expect([spec, files.some((file) => file.startsWith(start))]).toEqual([spec, true]);
      }
    }
  });
});

describe('unitsFor', () => {
  it('data and style sheets can break every unit test of their room, and any file those of the documents', () => {
    const catalogue = 'mfe-catalog/catalogue/men/shirts.json';
    const edited = ['host/src/App.tsx', catalogue, 'mfe-catalog/src/detail/Gallery.module.scss'];
    expect(unitsFor(edited)).toEqual(['tooling/src/checks/docs/', '/mfe-catalog/']);
    expect(unitsFor(['docs/pages.md'])).toEqual(['tooling/src/checks/docs/']);
  });
});

/** A repository whose branch main has three files. */
function repository() {
  const folder = temporaryFolder();
  const git = (...args: string[]): void => {
    execFileSync('git', args, { cwd: folder, stdio: 'ignore' });
  };
  const write = (file: string, text: string) => writeFiles(folder, { [file]: text });
  git('init', '--quiet', '--initial-branch=main');
  for (const file of ['kept.ts', 'edited.ts', 'gone.ts']) write(file, 'a');
  git('add', '--all');
  git('commit', '--quiet', '--message=x');
  return { folder, git, write };
}
