/** @jest-environment @stryker-mutator/jest-runner/jest-env/node */
import { afterEach, expect, it, jest } from '@jest/globals';
import { download, type DownloadOptions } from './download';
import { hashOf } from './testing/answers';

const URL = 'https://cart.example/7/assets/cart.js';

const crypto = Object.getOwnPropertyDescriptor(globalThis, 'crypto') ?? {};

afterEach(() => {
  Object.defineProperty(globalThis, 'crypto', crypto);
});

it('checks the hash itself, so that pieces come at once', async () => {
  const fetch = answering('code');
  const onProgress = jest.fn();
  const content = await download(fetch, URL, options({ integrity: hashOf('code'), onProgress }));
  expect(new TextDecoder().decode(content)).toBe('code');
  expect(fetch).toHaveBeenCalledWith(URL, expect.objectContaining({ integrity: '' }));
  // For the answer and for its one piece.
  expect(onProgress).toHaveBeenCalledTimes(2);
});

it('takes no other content than the released one', async () => {
  const other = options({ integrity: hashOf('other') });
  await expect(download(answering('code'), URL, other)).rejects.toThrow(
    `${URL} is not the file that was released: its integrity differs.`,
  );
});

it('takes any content where no hash is asked for, and an empty one', async () => {
  await expect(download(answering('code'), URL, options())).resolves.toHaveLength(4);
  const fetch = answering(null);
  await expect(download(fetch, URL, options())).resolves.toHaveLength(0);
});

it('takes no answer that is no success', async () => {
  await expect(download(answering('no', 404), URL, options())).rejects.toThrow(
    `${URL} answered 404.`,
  );
});

it('asks once more when the connection breaks, unless nobody waits any more', async () => {
  const breaking = answering('code').mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(download(breaking, URL, options())).resolves.toHaveLength(4);
  expect(breaking).toHaveBeenCalledTimes(2);
  const signal = AbortSignal.abort();
  const left = answering('code').mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(download(left, URL, options({ signal }))).rejects.toThrow('Failed to fetch');
  expect(left).toHaveBeenCalledTimes(1);
});

it('leaves the hash to the browser on a page that has no digests', async () => {
  Object.defineProperty(globalThis, 'crypto', { value: {}, configurable: true });
  const fetch = answering('code');
  await download(fetch, URL, options({ integrity: 'sha384-x' }));
  expect(fetch).toHaveBeenCalledWith(URL, expect.objectContaining({ integrity: 'sha384-x' }));
});

function answering(body: string | null, status = 200): jest.MockedFunction<typeof fetch> {
  return jest.fn<typeof fetch>().mockResolvedValue(new Response(body, { status }));
}

function options(chosen: Partial<DownloadOptions> = {}): DownloadOptions {
  const { signal } = new AbortController();
  return { cache: 'default', integrity: '', signal, onProgress: () => undefined, ...chosen };
}
