import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { EMPTY_POINTER, parsePointer, pointerFile, pointerToJson } from 'remote-loader/pointer';

/**
 * @typedef {import('remote-loader/pointer').Release} Release
 * @typedef {import('remote-loader/pointer').PointerLine} PointerLine
 * @typedef {import('remote-loader/pointer').ReleasePointer} ReleasePointer
 * @typedef {import('./store/store.mjs').Store} Store
 */

/** How often the pointer is read and moved before the command gives up because of concurrent changes. */
const TRIES = 40;

/** The longest pause before the next try, in milliseconds. */
const LONGEST_PAUSE = 400;

/** Other processes changed the pointer at every try. */
export class ContendedError extends Error {
  /** @param {string} address @param {string} remote @param {number} tries */
  constructor(address, remote, tries) {
    super(
      `${tries} times others moved the pointer of ${address} first; the line of ${remote} was not moved. Try again.`,
    );
    this.name = 'ContendedError';
  }
}

/**
 * The pointer that lies in a folder of releases; empty before the first release.
 *
 * @param {string} folder
 * @param {string} [stage]
 * @returns {ReleasePointer}
 */
export function readPointer(folder, stage) {
  const file = join(folder, pointerFile(stage));
  try {
    return parse(file, readFileSync(file, 'utf8')).pointer;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return parse(file, null).pointer;
    throw error;
  }
}

/** The pointer of a store; empty before the first release. @param {Store} store */
export async function pointerOf(store) {
  const { text } = await store.readPointer();
  return parse(store.address, text).pointer;
}

/**
 * Changes the line of one remote in the pointer; the rest is kept. Concurrent changes are applied one after the other.
 *
 * @param {Store} store
 * @param {string} remote its federation name
 * @param {(line: PointerLine | undefined) => PointerLine} change gets the remote's line, if it has a valid one; called
 * again if the line has changed meanwhile
 * @param {number} [mostTries]
 * @returns {Promise<PointerLine>} the line as it is now
 * @throws {ContendedError}
 */
export async function changeLine(store, remote, change, mostTries = TRIES) {
  await store.probe(`${pointerFile(store.stage)}.probe`);
  /** @type {string | undefined} */
  let written;
  for (let tries = 1; tries <= mostTries; tries += 1) {
    const { text, version } = await store.readPointer();
    const { json, pointer } = parse(store.address, text);
    // The response to a successful write may have been lost.
    const lines = /** @type {Record<string, unknown>} */ (json.remotes ?? {});
    if (written !== undefined && JSON.stringify(lines[remote]) === written) {
      return pointer.remotes[remote];
    }
    const line = change(pointer.remotes[remote]);
    const next = `${JSON.stringify({ ...json, remotes: { ...lines, [remote]: line } }, null, 2)}\n`;
    if (next === text || (await store.movePointer(next, version))) return line;
    written = JSON.stringify(line);
    await sleep(Math.min(LONGEST_PAUSE, 10 * tries) * Math.random());
  }
  throw new ContendedError(store.address, remote, mostTries);
}

/** @param {string} place @param {string | null} text @returns {{ json: Record<string, unknown>, pointer: ReleasePointer }} */
function parse(place, text) {
  try {
    const json = text === null ? pointerToJson(EMPTY_POINTER) : JSON.parse(text);
    return { json, pointer: parsePointer(json, { mayBeDevelopment: false }) };
  } catch (error) {
    throw new Error(`The pointer of ${place} cannot be read; nothing was moved.`, { cause: error });
  }
}

/** @param {unknown} error */
function codeOf(error) {
  return /** @type {NodeJS.ErrnoException} */ (error).code;
}
