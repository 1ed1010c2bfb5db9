import { describe, expect, it, jest } from '@jest/globals';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  appByFolder,
  appNamed,
  apps,
  hostPort,
  originOf,
  remoteByFolder,
  rooms,
  workspaceRoot,
} from './apps';

describe('the list of apps', () => {
  it('contains every room with unit tests', () => {
    const tested = readdirSync(workspaceRoot).filter((folder) =>
      existsSync(join(workspaceRoot, folder, 'tsconfig.json')),
    );
    expect([...rooms].sort()).toEqual(tested.sort());
  });

  it('gives each app its own port', () => {
    expect(new Set(apps.map(({ portOffset }) => portOffset)).size).toBe(apps.length);
  });

  it('is searched for a name that a shell has completed', () => {
    expect([appNamed('host/'), remoteByFolder('mfe-catalog/')]).toEqual([
      appByFolder('host'),
      appByFolder('mfe-catalog'),
    ]);
  });
});

describe('hostPort', () => {
  it.each([
    [undefined, 3000],
    ['', 3000],
    ['4000', 4000],
  ])('reads %p as %p', (text, port) => {
    expect(hostPort({ WEFT_PORT: text })).toBe(port);
  });

  const last = 65_536 - apps.length;

  it.each(['0', `${last + 1}`, '4000.5', 'weft'])('refuses %p', (text) => {
    expect(() => hostPort({ WEFT_PORT: text })).toThrow(
      `WEFT_PORT is "${text}"; set it to a whole number from 1 to ${last}.`,
    );
  });
});

it('WEFT_HOST names this machine in addresses, as a host name without a scheme', () => {
  jest.replaceProperty(process, 'env', { ...process.env, WEFT_HOST: '127.0.0.1' });
  expect(originOf(appByFolder('mfe-catalog'), 4000)).toBe('http://127.0.0.1:4001');
  process.env.WEFT_HOST = 'http://127.0.0.1';
  expect(() => originOf(appByFolder('host'), 4000)).toThrow(
    'WEFT_HOST is "http://127.0.0.1"; set it to a host name',
  );
});
