import { text as readAll } from 'node:stream/consumers';
import { explain } from '../../release/explain/explain';
import { readableStore } from './commandLine';
import type { StoreValues } from '../options';

export async function explainStack(words: readonly string[], values: StoreValues): Promise<void> {
  const stack = words.length > 0 ? words.join(' ') : await readAll(process.stdin);
  const { text, explained, problems } = await explain(stack, await readableStore(values));
  console.log(text);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  if (explained === 0) throw new Error('The text names no script of a release with a source map.');
}
