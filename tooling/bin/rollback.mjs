// `npm run rollback -- mfe-catalog` moves that remote's line in the pointer back to the release that was live before.
import { remoteByFolder } from '../src/apps.mjs';
import { fail } from '../src/cli/fail.mjs';
import { rollBack } from '../src/release/releases.mjs';

try {
  const [name, ...more] = process.argv.slice(2);
  if (name === undefined || more.length > 0) {
    throw new Error('Name the one remote to roll back: npm run rollback -- mfe-catalog');
  }
  const app = remoteByFolder(name);
  console.log(`${app.folder}: release ${rollBack(app)} is live again.`);
} catch (error) {
  fail(error);
}
