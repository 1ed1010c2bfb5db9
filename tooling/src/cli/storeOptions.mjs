import { openStore } from '../store/store.mjs';

/** The options of commands that work with the releases of a store; without them `WEFT_RELEASES` says where these lie. */
export const storeOptions = /** @type {const} */ ({
  in: { type: 'string' },
  endpoint: { type: 'string' },
});

/** @param {{ in?: string, endpoint?: string }} values as they were read */
export function chosenStore({ in: address, endpoint }) {
  return openStore(address, { endpoint });
}

/** The number of a release, as it was given. @param {string | undefined} text @param {string} name of the option */
export function numberOption(text, name) {
  if (text === undefined) return undefined;
  if (/^[1-9]\d*$/.test(text)) return Number(text);
  throw new Error(`${name} is "${text}"; give the number of a release, such as 3`);
}
