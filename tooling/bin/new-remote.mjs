// `npm run new-remote -- mfe-blog /blog` creates a remote with one page and adds it to the shop's lists
// (docs/operations/new-remote.md).
import { fail } from '../src/cli/fail.mjs';
import { run } from '../src/cli/run.mjs';
import { newRemote } from '../src/scaffold/newRemote.mjs';

try {
  const [folder, path, ...more] = process.argv.slice(2);
  if (folder === undefined || path === undefined || more.length > 0) {
    throw new Error(
      'Name the remote and the path of its page: npm run new-remote -- mfe-blog /blog',
    );
  }
  const files = newRemote(folder, path);
  const prettier = ['node_modules/prettier/bin/prettier.cjs', '--write', '--ignore-unknown'];
  await run('node', [...prettier, '--log-level', 'warn', ...files]);
  for (const file of files) console.log(`  ${file}`);
  console.log(`
Left to you: the link to ${path} (host/src/layout/navLinks.ts, or wherever it belongs), and a line with the journey of its
shoppers in host/e2e/remoteTable.ts. Then: npx pnpm@10.34.9 install, and npm start`);
} catch (error) {
  fail(error);
}
