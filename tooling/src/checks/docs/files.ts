import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '../../workspace/apps';

/** Those with any line, also in a folder without a repository. */
const LIST = ['grep', '--no-index', '--exclude-standard', '--files-with-matches', '-z', ''];

/** The files that git does not ignore. */
export const files = execFileSync('git', LIST, { cwd: workspaceRoot, encoding: 'utf8' })
  .split('\0')
  .filter(Boolean);

export function read(file: string): string {
  return readFileSync(join(workspaceRoot, file), 'utf8');
}
