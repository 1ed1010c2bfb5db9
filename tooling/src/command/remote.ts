import { join } from 'node:path';
import type { Command } from 'commander';
import { workspaceRoot } from '../workspace/apps';
import { run } from '../workspace/run';
import { newRemote } from './scaffold/newRemote';
import { examples } from './examples';

export function addRemoteCommand(program: Command): void {
  program
    .command('remote')
    .description('create a remote with one page, and add it to the lists of the shop')
    .argument('<folder>', 'its name, such as mfe-blog')
    .argument('<path>', 'of its page, such as /blog')
    .addHelpText('after', examples(['remote mfe-blog /blog', 'docs/operations/new-remote.md']))
    .action(createRemote);
}

async function createRemote(folder: string, path: string): Promise<void> {
  const files = newRemote(folder, path);
  const prettier = join(workspaceRoot, 'node_modules/prettier/bin/prettier.cjs');
  const options = ['--write', '--ignore-unknown', '--log-level', 'warn'];
  await run(process.execPath, [prettier, ...options, ...files], { cwd: workspaceRoot });
  for (const file of files) console.log(`  ${file}`);
  console.log(`
Left to you: the link to ${path} (host/src/layout/navLinks.ts, or wherever it belongs), and a line with the journey of its
shoppers in host/e2e/remoteTable.ts. Then: npx pnpm@10.34.9 install, and npm start`);
}
