import { describe, expect, it } from '@jest/globals';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { apps, hostPort, rooms, workspaceRoot } from './apps';

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
