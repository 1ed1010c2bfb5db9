/** @jest-environment node */
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { remoteByFolder } from '../apps.mjs';
import { ContractError } from '../contract/contract.mjs';
import { readPointer } from './pointerFile.mjs';
import { release } from './release.mjs';

const CART = remoteByFolder('mfe-cart-checkout');
const HOST = manifest('host', '1.0.0');

let folder: string;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'releases-'));
  await release(CART, { host: HOST, folder, buildInto: buildOf('1.0.0') });
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

describe('release', () => {
  it('publishes a build that fits the host', async () => {
    expect(await release(CART, { host: HOST, folder, buildInto: buildOf('1.0.0') })).toBe(2);
    expect(readdirSync(join(folder, 'mfe-cart-checkout'))).toEqual(['1', '2']);
  });

  it('leaves pointer and folders untouched when the build fails', async () => {
    const before = readPointer(folder);
    const failing = (): Promise<void> => Promise.reject(new Error('webpack failed'));
    await expect(release(CART, { host: HOST, folder, buildInto: failing })).rejects.toThrow(
      'webpack failed',
    );
    expect(readPointer(folder)).toEqual(before);
    expect(readdirSync(join(folder, 'mfe-cart-checkout'))).toEqual(['1']);
  });

  it('leaves them untouched when the build does not fit the host', async () => {
    const before = readPointer(folder);
    const ahead = release(CART, { host: HOST, folder, buildInto: buildOf('1.1.0') });
    await expect(ahead).rejects.toThrow(ContractError);
    expect(readPointer(folder)).toEqual(before);
    expect(readdirSync(join(folder, 'mfe-cart-checkout'))).toEqual(['1']);
  });
});

function buildOf(contract: string) {
  return async (_app: unknown, build: string): Promise<void> => {
    const text = JSON.stringify(manifest('mfe_cart_checkout', contract));
    await Promise.resolve(writeFileSync(join(build, 'mf-manifest.json'), text));
  };
}

function manifest(name: string, contract: string) {
  return {
    name,
    shared: [{ name: 'shared-state', version: contract, requiredVersion: `^${contract}` }],
  };
}
