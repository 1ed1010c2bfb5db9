import { OXFMT } from '../../checks/programs';
import { workspaceRoot } from '../../workspace/apps';
import { run } from '../../workspace/run';
import { newRemote } from './newRemote';

export async function createRemote(folder: string, path: string): Promise<void> {
  const files = newRemote(folder, path);
  await run(process.execPath, [OXFMT, ...files], { cwd: workspaceRoot });
  for (const file of files) console.log(`  ${file}`);
  console.log(`
Left to you: the link to ${path} (host/src/layout/navLinks.ts, or wherever it belongs), and a line with the journey of its
shoppers in host/e2e/remoteTable.ts. Then: npx pnpm@10.34.9 install, and npm start`);
}
