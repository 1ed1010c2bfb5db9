#!/usr/bin/env node
// The shop's command line: `weft --help` lists its commands.
import { register } from 'tsx/esm/api';
import { checkFolder } from '../src/workspace/checkFolder.mjs';

try {
  checkFolder();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
register();
const { main } = await import('../src/command/weft.ts');
await main(process.argv);
