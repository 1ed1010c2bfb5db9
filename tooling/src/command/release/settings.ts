import type { Command } from 'commander';
import { examples } from '../examples';
import { readLivePointer } from '../../release/store/livePointer';
import { move } from '../../release/move/move';
import { changeSettings } from '../../release/settings/settings';
import {
  moveOptions,
  readableStore,
  tellMove,
  withMove,
  withStage,
  type MoveValues,
  type StoreValues,
} from './commandLine';

export function addSettingsCommand(program: Command): void {
  withMove(
    withStage(
      program
        .command('settings')
        .description(
          'print the settings of the shop in the store, or change them; an empty text removes one',
        ),
    ),
  )
    .option('--origin <origin>', 'the public origin of the shop')
    .option('--override-origins <origins>', 'from which a tab may take a remote')
    .option('--report-to <url>', 'where visits report what happens to remotes')
    .option('--report-sample <share>', 'of the visits that report, from 0 to 1')
    .addHelpText('after', examples(['settings --origin https://shop.example', '']))
    .action(changeOrPrint);
}

interface SettingsValues extends StoreValues, MoveValues {
  readonly origin?: string;
  readonly overrideOrigins?: string;
  readonly reportTo?: string;
  readonly reportSample?: string;
}

async function changeOrPrint(values: SettingsValues): Promise<void> {
  const given = {
    origin: values.origin,
    'override-origins': values.overrideOrigins,
    'report-to': values.reportTo,
    'report-sample': values.reportSample,
  };
  const change = changeSettings(given);
  const store = await readableStore(values);
  if (Object.values(given).some((value) => value !== undefined)) {
    await tellMove(await move(store, change, moveOptions(store, values)), values.purge);
    return;
  }
  const { origin, overrideOrigins, reportTo, reportSample } = await readLivePointer(store);
  console.log(JSON.stringify({ origin, overrideOrigins, reportTo, reportSample }, null, 2));
}
