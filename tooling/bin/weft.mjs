#!/usr/bin/env node
// The shop's command line: `weft --help` lists its commands.
import { register } from 'tsx/esm/api';

register();
const { main } = await import('../src/command/weft.ts');
await main(process.argv);
