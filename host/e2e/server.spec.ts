import { landingScripts } from 'tooling/budgets';
import { otherProduct } from './catalogue';
import { expect, test } from './shop';

test('a deep link gets its page, and a missing file gets no page', async ({ request }) => {
  for (const [path, status] of [
    [otherProduct.path, 200],
    ['/no/such/page', 404],
    ['/product/x.y', 404],
    ['/product/%E0%A4%A', 404],
  ] as const) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(status);
    expect(response.headers()['content-type'], path).toContain('text/html');
  }
  for (const path of ['/assets/gone.js', '/gone.css', '/media/gone.webp', '/mf-gone.json']) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(404);
    expect(response.headers()['content-type'], path).not.toContain('text/html');
  }
});

test('files with a hash in their name are cached for ever, and the files that name them never', async ({
  request,
  shop,
}) => {
  const [script] = landingScripts();
  const hashed = await request.get(`/${script?.file}`);
  expect(hashed.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
  for (const path of ['/', '/release.json', '/mf-manifest.json']) {
    const response = await request.get(path);
    expect(response.headers()['cache-control'], path).toBe('no-cache');
  }
  const manifest = await request.get(`${shop.remoteOrigin('mfe_catalog')}/mf-manifest.json`);
  expect(manifest.headers()['cache-control']).toBe('no-cache');
});

test('scripts are compressed, and remotes allow other origins to load them', async ({
  request,
  shop,
}) => {
  const [script] = landingScripts();
  const own = await request.get(`/${script?.file}`, { headers: { 'Accept-Encoding': 'br' } });
  expect(own.headers()['content-encoding']).toBe('br');
  const manifest = await request.get(`${shop.remoteOrigin('mfe_catalog')}/mf-manifest.json`);
  expect(manifest.headers()).toMatchObject({
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
  });
});

test('the page may not be framed and allows no inline script or style', async ({ request }) => {
  const policy = (await request.get('/')).headers()['content-security-policy'] ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).not.toContain('unsafe-');
});

test('only GET and HEAD requests are answered', async ({ request }) => {
  expect((await request.post('/')).status()).toBe(405);
});
