import { EMPTY_POINTER, parsePointer, type ReleasePointer } from 'remote-loader/formats';
import type { Store } from './store';

/** The live pointer of a store; empty before the first move. @throws {Error} if it cannot be read */
export async function readLivePointer(store: Store): Promise<ReleasePointer> {
  return parseLive(store, (await store.readLive()).text);
}

/** @throws {Error} if the text is not a pointer */
export function parseLive(store: Store, text: string | null): ReleasePointer {
  if (text === null) return EMPTY_POINTER;
  try {
    return parsePointer(JSON.parse(text), { mayBeDevelopment: false });
  } catch (error) {
    throw new Error(`The pointer of ${store.address} cannot be read; nothing was moved.`, {
      cause: error,
    });
  }
}
