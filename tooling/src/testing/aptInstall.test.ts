import { readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { beforeEach, expect, it, jest } from '@jest/globals';
import { aptInstall } from './aptInstall';
import { temporaryFolder } from './temporaryFolder';

let folder: string;

// Replace the system's programs and record their calls.
beforeEach(() => {
  folder = temporaryFolder();
  for (const name of ['sudo', 'env']) {
    const script = `#!/bin/sh\necho ${name} "$@" >> ${join(folder, 'calls')}\n`;
    writeFileSync(join(folder, name), script, { mode: 0o755 });
  }
  jest.replaceProperty(process.env, 'PATH', [folder, process.env.PATH].join(delimiter));
});

const INSTALL =
  'env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends nginx';

it.each([
  [0, INSTALL],
  [1001, `sudo --non-interactive ${INSTALL}`],
])('user %i installs with: %s', async (uid, call) => {
  jest.spyOn(process, 'getuid').mockReturnValue(uid);
  expect(await aptInstall('nginx')).toBe(true);
  expect(readFileSync(join(folder, 'calls'), 'utf8').trim().split('\n').at(-1)).toBe(call);
});

it('reports a failure if sudo asks for a password', async () => {
  jest.spyOn(process, 'getuid').mockReturnValue(1001);
  writeFileSync(join(folder, 'sudo'), '#!/bin/sh\nexit 1\n');
  expect(await aptInstall('nginx')).toBe(false);
});
