import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startServer, type TestServer } from '../../testing/startServer';
import { runWeft } from '../runWeft';

const pointerEntry = { manifest: 'https://cart.example/7/mf-manifest.json', integrity: '' };

let answer: string;
let shop: TestServer;

beforeAll(async () => {
  shop = await startServer((_, response) => response.end(answer));
});

afterAll(() => shop.close());

describe('a mistake is reported before anything is built or run:', () => {
  it.each<[string, string | RegExp]>([
    [
      '--remote mfe-catalog',
      '--remote needs the shop: npx --no-install weft e2e --shop https://shop.example',
    ],
    ['--shop shop.example', '--shop is "shop.example"; an origin looks like https://shop'],
    ['--shop SHOP --remote mfe-nope', 'There is no remote "mfe-nope". Name one of: mfe-catalog'],
    ['--shop SHOP --remote mfe-catalog', /has no remote mfe_catalog; it has mfe_cart_checkout\.$/],
    ['--shop http://localhost:1', /release.json cannot be read: /],
  ])('weft e2e %s', async (args, message) => {
    const settings = { isDevelopment: true };
    answer = JSON.stringify({ format: 2, settings, remotes: { mfe_cart_checkout: pointerEntry } });
    await expect(runWeft('e2e', ...args.replace('SHOP', shop.origin).split(' '))).rejects.toThrow(
      message,
    );
  });

  it('a site that is not a shop', async () => {
    answer = '<!doctype html><title>Other</title>';
    const run = runWeft('e2e', '--shop', shop.origin);
    await expect(run).rejects.toThrow(`${shop.origin}/release.json is not a release pointer`);
  });
});
