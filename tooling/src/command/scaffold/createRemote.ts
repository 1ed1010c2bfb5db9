import { OXFMT } from '../../checks/programs';
import { workspaceRoot } from '../../workspace/apps';
import { run } from '../../workspace/run';
import { newRemote } from './newRemote';

export async function createRemote(folder: string, path: string): Promise<void> {
  const files = newRemote(folder, path);
  await run(process.execPath, [OXFMT, ...files], { cwd: workspaceRoot });
  for (const file of files) console.log(`  ${file}`);
  console.log(`
Left to do: a link to ${path}, for example in host/src/layout/navLinks.ts, a journey in host/e2e/remoteTable.ts, and the
remote's server in docs/operations/nginx.conf. Then run npx pnpm@10.34.9 install, and npm start.`);
}
