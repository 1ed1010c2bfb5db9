import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { workspaceRoot } from '../apps.mjs';
import type { HostManifest } from './contract/contract.mjs';
import { integrityOf } from './integrityOf.mjs';

/** The provenance of these tests' builds. */
export const SOURCE = {
  commit: null,
  isDirty: null,
  author: 'A. Tester',
  time: '2026-11-20T10:15:00Z',
};

/** Writes a build into a folder, with the files that every build of a remote has; `name` is part of their content. */
export function writeBuild(folder: string, name: string, contract = '1.0.0'): void {
  const files: Record<string, string> = {
    'assets/remoteEntry.0123456789ab.js': 'entry',
    'assets/a.js': name,
    'assets/z.css': '',
  };
  mkdirSync(join(folder, 'assets'), { recursive: true });
  for (const [file, content] of Object.entries(files)) writeFileSync(join(folder, file), content);
  const hashes = Object.fromEntries(
    Object.entries(files).map(([file, content]) => [file, integrityOf(content)] as const),
  );
  writeFileSync(join(folder, 'mf-manifest.json'), manifestOf(hashes, contract));
  writeFileSync(join(folder, 'mf-manifest.json.br'), '');
}

/** Writes such a build into a subfolder and returns its path. */
export function buildOf(workplace: string, name: string): string {
  const build = mkdtempSync(join(workplace, 'build-'));
  writeBuild(build, name);
  return build;
}

/**
 * Runs a program in a process of its own, kills it some milliseconds after it has written its first output, and waits for its
 * end.
 */
export async function killAfter(
  delay: number,
  program: string,
  args: readonly string[],
): Promise<void> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', program, ...args], {
    cwd: workspaceRoot,
  });
  const ended = once(child, 'exit');
  await once(child.stdout, 'data');
  await sleep(delay);
  child.kill('SIGKILL');
  await ended;
}

/** A host that provides a version of shared-state and expects no page. */
export function hostOf(contract: string): HostManifest {
  return {
    name: 'host',
    shared: [{ name: 'shared-state', version: contract, requiredVersion: `^${contract}` }],
    exposes: [],
    metaData: { pages: {}, provides: {} },
  };
}

function manifestOf(integrity: Record<string, string>, contract: string): string {
  return JSON.stringify({
    name: 'mfe_test',
    shared: [{ name: 'shared-state', version: contract, requiredVersion: `^${contract}` }],
    exposes: [{ name: 'Landing', assets: { js: { sync: ['assets/a.js'] } } }],
    metaData: {
      remoteEntry: { name: 'assets/remoteEntry.0123456789ab.js', path: '' },
      uses: {},
      integrity,
    },
  });
}
