// `npm run explain -- <stack>` maps a stack trace, such as that of an event `threw`, to the sources; without an
// argument it reads a stack or a log of events from its input. `--in s3://bucket/prefix` names the store of the
// releases.
import { text as readAll } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { fail } from '../src/cli/fail.mjs';
import { chosenStore, storeOptions } from '../src/cli/storeOptions.mjs';
import { explain } from '../src/release/explain/explain.mjs';

try {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: storeOptions });
  const stack = positionals.length > 0 ? positionals.join(' ') : await readAll(process.stdin);
  const { text, explained } = await explain(stack, await chosenStore(values));
  console.log(text);
  if (explained === 0) throw new Error('It names no script of a release that has a source map.');
} catch (error) {
  fail(error);
}
