import { parseArgs } from 'node:util';
import { readLivePointer } from '../store/livePointer';
import { move } from '../move/move';
import { changeSettings } from '../settings/settings';
import {
  MOVE_OPTIONS,
  moveOptions,
  readableStore,
  runCommand,
  STORE_OPTIONS,
  tellMove,
} from './commandLine';

// `npm run settings` prints the settings of the shop that are in the store; `--origin https://shop.example`,
// `--override-origins "https://preview.example"`, `--report-to https://reports.example/remotes` and `--report-sample 0.1`
// change them; an empty text removes one.

await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      ...STORE_OPTIONS,
      ...MOVE_OPTIONS,
      origin: { type: 'string' },
      'override-origins': { type: 'string' },
      'report-to': { type: 'string' },
      'report-sample': { type: 'string' },
    },
  });
  const change = changeSettings(values);
  const store = await readableStore(values);
  const given = [
    values.origin,
    values['override-origins'],
    values['report-to'],
    values['report-sample'],
  ];
  if (given.some((value) => value !== undefined)) {
    const options = moveOptions('settings', store, values);
    await tellMove(await move(store, change, options), values.purge);
    return;
  }
  const { origin, overrideOrigins, reportTo, reportSample } = await readLivePointer(store);
  console.log(JSON.stringify({ origin, overrideOrigins, reportTo, reportSample }, null, 2));
});
