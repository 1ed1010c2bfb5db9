// `npm run rollback -- mfe-catalog` swaps that remote's live release and the one before it; run again, it returns.
// `--to 3` takes release 3 instead; `npm run releases` lists them.
import { parseArgs } from 'node:util';
import { remoteByFolder } from '../src/apps.mjs';
import { fail } from '../src/cli/fail.mjs';
import { releaseNumber } from '../src/pointer/releasePointer.mjs';
import { writeReleasedPages } from '../src/pages/site.mjs';
import { releasesFolder, rollBack } from '../src/release/releases.mjs';

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { to: { type: 'string' } },
  });
  const [name, ...more] = positionals;
  if (name === undefined || more.length > 0) {
    throw new Error('Name the one remote to roll back: npm run rollback -- mfe-catalog');
  }
  const app = remoteByFolder(name);
  const live = await rollBack(app, { to: numberOf(values.to) });
  console.log(`${app.folder}: release ${releaseNumber(live.manifest)} is live again.`);
  console.log(writeReleasedPages(releasesFolder()));
} catch (error) {
  fail(error);
}

/** @param {string | undefined} text */
function numberOf(text) {
  if (text === undefined) return undefined;
  if (/^[1-9]\d*$/.test(text)) return Number(text);
  throw new Error(`--to is "${text}"; give the number of a release, such as 3`);
}
