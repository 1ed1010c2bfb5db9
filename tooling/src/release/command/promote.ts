import { parseArgs } from 'node:util';
import { appByFolder, remoteByFolder } from '../../apps.mjs';
import { promote } from '../move/release';
import {
  chosenStore,
  endedBySignal,
  MOVE_OPTIONS,
  moveOptions,
  readableStore,
  runCommand,
  shareOption,
  STORE_OPTIONS,
  tellMove,
} from './commandLine';

// `npm run promote -- mfe-catalog staging production` makes the release that is live in staging live in production,
// with the same files; `--share 5` gives it to 5 % of visitors.

await runCommand(async () => {
  const { in: place, endpoint } = STORE_OPTIONS;
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { in: place, endpoint, ...MOVE_OPTIONS, share: { type: 'string' } },
  });
  const [name, from, to, ...more] = positionals;
  if (name === undefined || from === undefined || to === undefined || more.length > 0) {
    throw new Error(
      'Name the app and both stages: npm run promote -- mfe-catalog staging production',
    );
  }
  const app = name === 'host' ? appByFolder(name) : remoteByFolder(name);
  const share = shareOption(values.share);
  const source = await readableStore({ ...values, stage: from });
  const target = await chosenStore({ ...values, stage: to });
  const options = { ...moveOptions('promote', target, values), share, signal: endedBySignal() };
  await tellMove(await promote(app, source, target, options), values.purge);
});
