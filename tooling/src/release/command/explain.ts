import { text as readAll } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { explain } from '../explain/explain';
import { readableStore, runCommand, STORE_OPTIONS } from './commandLine';

// `npm run explain -- <stack>` maps a stack trace, such as that of an event `threw`, to the sources; without an argument it
// reads a stack or a log of events from its input.

await runCommand(async () => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: STORE_OPTIONS });
  const stack = positionals.length > 0 ? positionals.join(' ') : await readAll(process.stdin);
  const { text, explained } = await explain(stack, await readableStore(values));
  console.log(text);
  if (explained === 0) throw new Error('It names no script of a release that has a source map.');
});
