// Runs all checks of HEAD on a machine that has nothing: in a root file system with Debian's minimal base, Node and git. The checks
// of this workspace use its machine, with every program and font that was ever installed there. Linux only, by hand, as root:
//
//   npx tsx tooling/src/testing/bareMachine.ts           as root, who can install programs
//   npx tsx tooling/src/testing/bareMachine.ts --user    as a user who cannot
//
// The folder weft-bare, below that of temporary files, keeps Debian's base; delete it to start anew. Each run begins with a copy of it.
import { execFileSync, spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { workspaceRoot } from '../workspace/apps';

const SUITE = 'bookworm';
/** Not in the workspace, where tools would find the packages of the clone. */
const FOLDER = join(tmpdir(), 'weft-bare');
const BASE = join(FOLDER, 'base');
const MACHINE = join(FOLDER, 'machine');

/** In the new root. Root has it as its home too. */
const HOME = '/shop';
/** The folder's name has what careless scripts stumble over. */
const CHECKOUT = join(HOME, 'Mein Shöp');

/** How this machine reaches the network. */
const NETWORK = ['/etc/resolv.conf', '/etc/hosts', '/etc/ssl/certs/ca-certificates.crt'];

const asUser = process.argv.includes('--user');
if (process.getuid?.() !== 0) {
  throw new Error('Only root can make a root file system: run it with sudo.');
}
if (spawnSync('debootstrap', ['--version']).error) {
  throw new Error('debootstrap is missing: install Debian’s package of that name, or set PATH.');
}

mkdirSync(FOLDER, { recursive: true });
if (!existsSync(BASE)) makeBase();
rmSync(MACHINE, { recursive: true, force: true });
run('cp', '--archive', BASE, MACHINE);
run('git', 'clone', '--quiet', '--no-hardlinks', workspaceRoot, join(MACHINE, CHECKOUT));
const uid = asUser ? '1000' : '0';
run('chown', '--recursive', `${uid}:${uid}`, join(MACHINE, HOME));

// Own namespaces, so that every process ends with the checks, and mounts need not be undone.
const { status } = spawnSync(
  'unshare',
  [
    ...['--mount', '--pid', '--fork', '--kill-child', `--mount-proc=${join(MACHINE, 'proc')}`],
    ...['chroot', `--userspec=${uid}:${uid}`, MACHINE],
    ...['env', '--ignore-environment', ...environment()],
    ...['sh', '-c', 'cd "$0" && exec .ci/run', CHECKOUT],
  ],
  { stdio: 'inherit' },
);
process.exitCode = status ?? 1;

/** Debian's minimal base with git, this machine's Node, and its settings of the network. */
function makeBase(): void {
  const unfinished = `${BASE}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  const options = ['--variant=minbase', '--include=git,ca-certificates'];
  run('debootstrap', ...options, SUITE, unfinished);
  copyNode(unfinished);
  for (const file of NETWORK) {
    if (existsSync(file)) cpSync(file, join(unfinished, file), { dereference: true });
  }
  appendFileSync(join(unfinished, 'etc/passwd'), `tester:x:1000:1000::${HOME}:/bin/sh\n`);
  appendFileSync(join(unfinished, 'etc/group'), 'tester:x:1000:\n');
  run('mv', unfinished, BASE);
}

function copyNode(root: string): void {
  const prefix = join(root, 'usr/local');
  cpSync(process.execPath, join(prefix, 'bin/node'));
  const npm = join(dirname(process.execPath), '../lib/node_modules/npm');
  cpSync(npm, join(prefix, 'lib/node_modules/npm'), { recursive: true });
  for (const name of ['npm', 'npx']) {
    symlinkSync(`../lib/node_modules/npm/bin/${name}-cli.js`, join(prefix, 'bin', name));
  }
}

/** Nothing of this machine's environment but the address of its npm registry. */
function environment(): readonly string[] {
  const registry = execFileSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8' }).trim();
  return [
    'PATH=/usr/local/bin:/usr/bin:/bin:/usr/local/sbin:/usr/sbin:/sbin',
    `HOME=${HOME}`,
    'NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt',
    `npm_config_registry=${registry}`,
  ];
}

function run(program: string, ...args: readonly string[]): void {
  execFileSync(program, args, { stdio: 'inherit' });
}
