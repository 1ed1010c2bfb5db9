#!/usr/bin/env node
// The one command of the shop: `weft --help` lists what it does.
import { register } from 'tsx/esm/api';

register();
const { main } = await import('../src/command/weft.ts');
await main(process.argv);
