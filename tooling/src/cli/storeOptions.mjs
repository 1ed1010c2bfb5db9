import { openStore } from '../release/store/store.mjs';

/** The options of commands that work with the releases of a store; without them `WEFT_RELEASES` says where these lie. */
export const storeOptions = /** @type {const} */ ({
  in: { type: 'string' },
  endpoint: { type: 'string' },
  stage: { type: 'string' },
});

/** @param {{ in?: string, endpoint?: string, stage?: string }} values as they were read */
export function chosenStore({ in: address, endpoint, stage }) {
  return openStore(address, { endpoint, stage });
}

/**
 * A share of visitors in percent, as it was given.
 *
 * @param {string | undefined} text
 * @param {number} most 100 where a share may become the whole
 */
export function shareOption(text, most = 99.9) {
  if (text === undefined) return undefined;
  const share = Number(text);
  if (/^\d+(?:\.\d+)?$/.test(text) && share > 0 && share <= most) return share;
  throw new Error(
    `The share is "${text}"; give percents of the visitors, above 0 and up to ${most}, such as 5`,
  );
}

/** The number of a release, as it was given. @param {string | undefined} text @param {string} name of the option */
export function numberOption(text, name) {
  if (text === undefined) return undefined;
  if (/^[1-9]\d*$/.test(text)) return Number(text);
  throw new Error(`${name} is "${text}"; give the number of a release, such as 3`);
}
