// `npm start`, `npm test`, `npm run build` and `npm run dev` on a fresh clone: installs, then runs the command of weft. Before the
// installation, only Node's own modules can be imported.
import { checkFolder } from '../src/workspace/checkFolder.mjs';
import { install } from '../src/workspace/prepare.mjs';

try {
  checkFolder();
  await install({ isForShop: ['build', 'start'].includes(process.argv[2] ?? '') });
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
await import('./weft.mjs');
