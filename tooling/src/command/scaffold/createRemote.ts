import { join } from 'node:path';
import { workspaceRoot } from '../../workspace/apps';
import { run } from '../../workspace/run';
import { newRemote } from './newRemote';

export async function createRemote(folder: string, path: string): Promise<void> {
  const files = newRemote(folder, path);
  const prettier = join(workspaceRoot, 'node_modules/prettier/bin/prettier.cjs');
  const options = ['--write', '--ignore-unknown', '--log-level', 'warn'];
  await run(process.execPath, [prettier, ...options, ...files], { cwd: workspaceRoot });
  for (const file of files) console.log(`  ${file}`);
  console.log(`
Left to you: the link to ${path} (host/src/layout/navLinks.ts, or wherever it belongs), and a line with the journey of its
shoppers in host/e2e/remoteTable.ts. Then: npx pnpm@10.34.9 install, and npm start`);
}
