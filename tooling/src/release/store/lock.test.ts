/** @jest-environment node */
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  unlinkSync,
  utimesSync,
} from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { LockedError, withLock } from './lock.mjs';

/** A process id that no system uses. */
const NOBODY = 2 ** 30;
const MINUTE = 60_000;

let folder: string;
let lock: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'));
  lock = join(folder, 'pointer.lock');
});

afterEach(() => {
  jest.useRealTimers();
  rmSync(folder, { recursive: true });
});

describe('a lock', () => {
  it('is released, also after an error', async () => {
    expect(await withLock(lock, (isHeld) => isHeld())).toBe(true);
    const failing = withLock(lock, () => {
      throw new Error('No');
    });
    await expect(failing).rejects.toThrow('No');
    expect(readdirSync(folder)).toEqual([]);
  });

  it('is waited for while its owner runs', async () => {
    hold(process.pid, hostname());
    const order: string[] = [];
    const waiting = withLock(lock, () => order.push('second'));
    await sleep(30);
    order.push('first');
    unlinkSync(lock);
    await waiting;
    expect(order).toEqual(['first', 'second']);
  });

  it('is taken over at once when its owner on this machine is gone', async () => {
    hold(NOBODY, hostname());
    await withLock(lock, () => undefined);
    expect(readdirSync(folder)).toEqual([]);
  });

  it.each([
    ['another machine', 'another.example'],
    ['a process that sleeps', hostname()],
  ])('of %s is taken over when it is minutes old', async (_case, machine) => {
    hold(process.pid, machine, Date.now() - 3 * MINUTE);
    await withLock(lock, () => undefined);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('without an owner is taken over when it is minutes old', async () => {
    mkdirSync(lock);
    const time = Date.now() / 1000 - 180;
    utimesSync(lock, time, time);
    await withLock(lock, () => undefined);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('is lost to a process that took it over', async () => {
    const isHeld = await withLock(lock, (isStillHeld) => {
      unlinkSync(lock);
      hold(process.pid, 'another.example');
      return isStillHeld();
    });
    expect(isHeld).toBe(false);
    expect(readdirSync(folder)).toEqual(['pointer.lock']);
  });

  it('is not waited for indefinitely', async () => {
    jest.spyOn(console, 'log').mockImplementation(() => undefined);
    hold(process.pid, 'another.example', Date.now() + 60 * MINUTE);
    const start = Date.now();
    let asked = 0;
    jest.spyOn(Date, 'now').mockImplementation(() => start + (asked += 1) * MINUTE);
    await expect(withLock(lock, () => undefined)).rejects.toThrow(LockedError);
  });
});

function hold(pid: number, machine: string, since = Date.now()): void {
  symlinkSync(`${pid}@${machine}@${since}`, lock);
}
