import { parseArgs } from 'node:util';
import { remoteByFolder } from '../../apps.mjs';
import { changeShare } from '../move/changes';
import { move } from '../move/move';
import {
  MOVE_OPTIONS,
  moveOptions,
  readableStore,
  runCommand,
  shareOption,
  STORE_OPTIONS,
  tellMove,
} from './commandLine';

// `npm run share -- mfe-catalog 20` gives the release made by `npm run release -- mfe-catalog --share 5` to 20 % of
// visitors, `100` to all; `0` ends the share.

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { ...STORE_OPTIONS, ...MOVE_OPTIONS },
  });
  const [name, text, ...more] = positionals;
  const share = shareOption(text, 0, 100);
  if (name === undefined || share === undefined || more.length > 0) {
    throw new Error('Name the remote and the share: npm run share -- mfe-catalog 20');
  }
  const app = remoteByFolder(name);
  const store = await readableStore(values);
  const options = moveOptions('share', store, values);
  await tellMove(await move(store, changeShare(app, share), options), values.purge);
});
