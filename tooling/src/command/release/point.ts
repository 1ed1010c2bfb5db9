import type { App } from '../../workspace/apps';
import { targetOf } from '../../release/move/changes';
import { makeLive } from '../../release/move/release';
import {
  checkShared,
  endedBySignal,
  movableStore,
  moveOptions,
  numberOption,
  releasable,
  shareOption,
  printMove,
} from './commandLine';
import type { MoveValues, StoreValues } from '../options';

export async function point(
  words: readonly string[],
  values: StoreValues & MoveValues & { readonly share?: string },
): Promise<void> {
  const chosen = releasesIn(words);
  const share = shareOption(values.share);
  checkShared(
    share,
    chosen.map(({ app }) => app),
  );
  const store = await movableStore(values);
  const targets = await Promise.all(
    chosen.map(({ app, release }) => targetOf(store, app, release)),
  );
  const options = { ...moveOptions(store, values), store, share, signal: endedBySignal() };
  await printMove(await makeLive(targets, options), values.purge);
}

/** Parses `mfe-catalog@7`, or `mfe-catalog 7`. */
function releasesIn(words: readonly string[]): { app: App; release: number }[] {
  const [name, number] = words;
  const isPair = words.length === 2 && name && number && !name.includes('@');
  const named = (isPair ? [`${name}@${number}`] : words).map((word) => {
    const [, app = word, text] = /^(.*)@([^@]*)$/.exec(word) ?? [];
    const release = numberOption(text, `The release of ${app}`);
    if (release === undefined) throw new Error(`Name the release too, such as ${app}@7.`);
    return { app: releasable(app), release };
  });
  const again = named.find((one, index) => named.findIndex(({ app }) => app === one.app) < index);
  if (again) throw new Error(`${again.app.folder} is named twice.`);
  return named;
}
