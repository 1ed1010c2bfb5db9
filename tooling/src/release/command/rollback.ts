import { parseArgs } from 'node:util';
import { appByFolder, remoteByFolder } from '../../apps.mjs';
import { rollBack, targetOf } from '../move/changes';
import { readLivePointer } from '../store/livePointer';
import { move } from '../move/move';
import {
  MOVE_OPTIONS,
  moveOptions,
  numberOption,
  readableStore,
  runCommand,
  STORE_OPTIONS,
  tellMove,
} from './commandLine';

// `npm run rollback -- mfe-catalog` swaps that app's live release and the previous one; run again, it swaps them back.
// `--from 7` does so only if release 7 is live, and ends its share if it is the one that a share of visitors gets; `--to 3`
// takes release 3 in the place of the previous one.

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      ...STORE_OPTIONS,
      ...MOVE_OPTIONS,
      to: { type: 'string' },
      from: { type: 'string' },
    },
  });
  const [name, ...more] = positionals;
  if (name === undefined || more.length > 0) {
    throw new Error('Name the one app to roll back: npm run rollback -- mfe-catalog');
  }
  const app = name === 'host' ? appByFolder(name) : remoteByFolder(name);
  const [number, from] = [numberOption(values.to, '--to'), numberOption(values.from, '--from')];
  const store = await readableStore(values);
  const seen = await readLivePointer(store);
  const to = number === undefined ? undefined : await targetOf(store, app, number);
  const options = moveOptions('rollback', store, values);
  await tellMove(await move(store, rollBack(app, { from, to }, seen), options), values.purge);
});
