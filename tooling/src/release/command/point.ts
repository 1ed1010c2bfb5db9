import { parseArgs } from 'node:util';
import { appByFolder, remoteByFolder, type App } from '../../apps.mjs';
import { targetOf } from '../move/changes';
import { makeLive } from '../move/release';
import {
  chosenStore,
  endedBySignal,
  MOVE_OPTIONS,
  moveOptions,
  numberOption,
  runCommand,
  shareOption,
  STORE_OPTIONS,
  tellMove,
} from './commandLine';

// `npm run point -- mfe-catalog@7` makes release 7 live, which `npm run release -- mfe-catalog --publish` has published;
// several are made live in one move. It is for the only job with write access to the pointer.

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { ...STORE_OPTIONS, ...MOVE_OPTIONS, share: { type: 'string' } },
  });
  const chosen = releasesIn(positionals);
  const share = shareOption(values.share);
  if (share !== undefined && chosen.length > 1) {
    throw new Error('--share is for one remote: point one at a time.');
  }
  const store = await chosenStore(values);
  const targets = await Promise.all(
    chosen.map(({ app, release }) => targetOf(store, app, release)),
  );
  const options = { ...moveOptions('point', store, values), store, share, signal: endedBySignal() };
  await tellMove(await makeLive(targets, options), values.purge);
});

/** As `mfe-catalog@7`, or `mfe-catalog 7`. */
function releasesIn(words: readonly string[]): { app: App; release: number }[] {
  const [name, number] = words;
  const isPair = words.length === 2 && name && number && !name.includes('@');
  const named = (isPair ? [`${name}@${number}`] : words).map((word) => {
    const [, app = word, text] = /^(.*)@([^@]*)$/.exec(word) ?? [];
    const release = numberOption(text, `The release of ${app}`);
    if (release === undefined) throw new Error(`Name the release too, such as ${app}@7.`);
    return { app: app === 'host' ? appByFolder(app) : remoteByFolder(app), release };
  });
  if (named.length > 0) return named;
  throw new Error('Name the app and the release: npm run point -- mfe-catalog@7');
}
