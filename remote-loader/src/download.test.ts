import { afterEach, expect, it, jest } from '@jest/globals';
import { download, type DownloadOptions } from './download.ts';
import { integrityOf } from './build/integrityOf.ts';

const URL = 'https://cart.example/7/assets/cart.js';

const crypto = Object.getOwnPropertyDescriptor(globalThis, 'crypto') ?? {};

afterEach(() => {
  Object.defineProperty(globalThis, 'crypto', crypto);
});

it('checks the hash itself, so that chunks arrive at once', async () => {
  const fetch = answering('code');
  const onProgress = jest.fn();
  const content = await download(
    fetch,
    URL,
    options({ integrity: integrityOf('code'), onProgress }),
  );
  expect(new TextDecoder().decode(content)).toBe('code');
  expect(fetch).toHaveBeenCalledWith(URL, expect.objectContaining({ integrity: '' }));
  // Once for the response and once for its only chunk.
  expect(onProgress).toHaveBeenCalledTimes(2);
});

it('accepts any content without a required hash, also an empty file', async () => {
  await expect(download(answering('code'), URL, options())).resolves.toHaveProperty(
    'byteLength',
    4,
  );
  const fetch = answering(null);
  await expect(download(fetch, URL, options())).resolves.toHaveProperty('byteLength', 0);
});

it('requests the file once more when the connection breaks, unless it was aborted', async () => {
  const half = new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode('co')),
    pull: (controller) => controller.error(new TypeError('network error')),
  });
  for (const first of [Promise.reject(new TypeError('Failed to fetch')), new Response(half)]) {
    const breaking = answering('code').mockImplementationOnce(async () => first);
    await expect(download(breaking, URL, options())).resolves.toHaveProperty('byteLength', 4);
    expect(breaking).toHaveBeenCalledTimes(2);
  }
  const signal = AbortSignal.abort();
  const left = answering('code').mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(download(left, URL, options({ signal }))).rejects.toThrow('Failed to fetch');
  expect(left).toHaveBeenCalledTimes(1);
});

it('leaves the hash to the browser on a page without TLS', async () => {
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
