import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { workspaceRoot } from '../../workspace/apps';

export const files = filesOf(workspaceRoot);

/** The files that git does not ignore. An empty repository elsewhere is asked, because the folder may have none. */
function filesOf(folder: string): string[] {
  const repository = mkdtempSync(join(tmpdir(), 'weft-files-'));
  try {
    execFileSync('git', ['init', '--quiet', '--bare', repository]);
    const place = ['--git-dir', repository, '--work-tree', folder];
    const args = [...place, 'ls-files', '--others', '--exclude-standard', '-z'];
    return execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).split('\0').filter(Boolean);
  } finally {
    rmSync(repository, { recursive: true });
  }
}

export function read(file: string): string {
  return readFileSync(join(workspaceRoot, file), 'utf8');
}
