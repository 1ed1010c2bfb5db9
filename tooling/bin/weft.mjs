#!/usr/bin/env node
// The commands for a remote in a repository of its own, where this package is installed: `npx weft contract --host
// https://shop.example`, `npx weft release . --to s3://bucket/prefix` (docs/operations/own-repository.md).
import { fail } from '../src/cli/fail.mjs';

const COMMANDS = [
  'contract',
  'point',
  'promote',
  'release',
  'releases',
  'rollback',
  'settings',
  'share',
];

const [command = ''] = process.argv.splice(2, 1);
if (COMMANDS.includes(command)) await import(`./${command}.mjs`);
else fail(`weft knows no command "${command}". Name one of: ${COMMANDS.join(', ')}.`);
