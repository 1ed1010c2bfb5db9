import { text as readAll } from 'node:stream/consumers';
import type { Command } from 'commander';
import { explain } from '../../release/explain/explain';
import { readableStore, withStage, type StoreValues } from './commandLine';

export function addExplainCommand(program: Command): void {
  withStage(
    program
      .command('explain')
      .description('map a stack trace, such as that of an event "threw", to the sources')
      .argument('[stack...]', 'without it, a stack or a log of events is read from the input'),
  ).action(explainStack);
}

async function explainStack(words: readonly string[], values: StoreValues): Promise<void> {
  const stack = words.length > 0 ? words.join(' ') : await readAll(process.stdin);
  const { text, explained } = await explain(stack, await readableStore(values));
  console.log(text);
  if (explained === 0) throw new Error('It names no script of a release that has a source map.');
}
