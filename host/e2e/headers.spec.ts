import { remotes } from 'tooling/apps';
import { landingScripts } from 'tooling/budgets';
import { findNginx, hasBrotliModule } from 'tooling/nginx';
import { serveShop } from 'tooling/serve';
import { expect, test } from './releasedShop';
import { fillShipping, signIn } from './steps';

/** What makes a response safe and fast; the rest, such as its date, is the server's own affair. */
const HEADERS = [
  'access-control-allow-origin',
  'cache-control',
  'content-security-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'permissions-policy',
  'referrer-policy',
  'x-content-type-options',
] as const;

test('nginx and our own server send the same', async ({ request, releasedShop }) => {
  test.skip(findNginx() === undefined, 'nginx is not installed');
  const script = `/${landingScripts()[0]?.file}`;
  const pathsOfHost = [
    '/',
    '/product/men',
    '/no/such/page',
    '/release.json',
    '/mf-manifest.json',
    '/sw.js',
    '/manifest.webmanifest',
    '/icons/icon-192.png',
    script,
    '/assets/gone.0123456789ab.js',
    '/gone.css',
    '/media/gone.webp',
    '/media/products/men-shirt-1.webp',
  ];
  const pathsOfRemote = ['/1/mf-manifest.json', '/gone.js', '/'];
  const port = Number(new URL(releasedShop.origin).port);
  const ownPort = port + 5;
  const own = await serveShop(ownPort, { releases: releasedShop.folder });
  try {
    const [remote] = remotes;
    const offset = remote?.portOffset ?? 0;
    expect(await answersOf(port, pathsOfHost)).toEqual(await answersOf(ownPort, pathsOfHost));
    expect(await answersOf(port + offset, pathsOfRemote)).toEqual(
      await answersOf(ownPort + offset, pathsOfRemote),
    );
  } finally {
    await own.close();
  }

  function answersOf(server: number, paths: readonly string[]): Promise<unknown[]> {
    return Promise.all(paths.map((path) => answerTo(server, path)));
  }

  async function answerTo(server: number, path: string): Promise<unknown> {
    const response = await request.get(`http://localhost:${server}${path}`, {
      headers: { 'Accept-Encoding': 'gzip' },
    });
    const headers = response.headers();
    const type = headers['content-type'];
    return {
      path,
      status: response.status(),
      type,
      page: type?.startsWith('text/html') ? await response.text() : null,
      isCompressed: 'content-encoding' in headers,
      ...Object.fromEntries(HEADERS.map((header) => [header, headers[header]])),
    };
  }
});

test('the files of a release are kept for ever, what names them is not', async ({
  request,
  releasedShop,
}) => {
  const remote = releasedShop.origin.replace(/\d$/, '1');
  const manifest = await request.get(`${remote}/1/mf-manifest.json`);
  expect(manifest.headers()['cache-control']).toBe('no-cache');
  const { metaData } = (await manifest.json()) as { metaData: { remoteEntry: { name: string } } };
  const entry = await request.get(`${remote}/1/${metaData.remoteEntry.name}`);
  expect(entry.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
  const hasBrotli = findNginx() === undefined || hasBrotliModule();
  expect(entry.headers()['content-encoding']).toBe(hasBrotli ? 'br' : 'gzip');
});

test('every journey keeps to the security policy', async ({ page }) => {
  test.setTimeout(90_000);
  const violations: string[] = [];
  await page.exposeFunction('reportViolation', (violation: string) => violations.push(violation));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const report = (globalThis as { reportViolation?: (violation: string) => void })
        .reportViolation;
      report?.(`${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}`);
    });
  });

  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Featured' })).toBeVisible();
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('combobox', { name: 'Search products' }).fill('saree');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/product/women');
  await page.getByRole('article').first().getByRole('button', { name: 'Add to wishlist' }).click();
  await page.getByRole('article').first().getByRole('link', { name: 'View details' }).click();
  await page.getByRole('tab', { name: 'Reviews & Ratings' }).click();
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  await page.getByRole('link', { name: 'Cart, 1 item' }).click();
  await page.getByRole('button', { name: 'Increase quantity' }).click();
  await page.getByRole('link', { name: 'Proceed to Checkout' }).click();
  await signIn(page);
  await fillShipping(page);
  await page.getByRole('radio', { name: 'Cash on Delivery' }).check();
  await page.getByRole('button', { name: 'Complete Purchase' }).click();
  await page.getByRole('button', { name: 'Stay on this page' }).click();
  await page.getByRole('link', { name: 'Wishlist, 1 item' }).click();
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.getByRole('link', { name: 'Account' }).first().click();
  for (const tab of ['Orders', 'Settings', 'Profile']) {
    await page.getByRole('tab', { name: tab }).click();
  }
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/login');
  for (const path of ['/register', '/terms', '/privacy', '/coming-soon', '/error', '/nowhere']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  expect(violations).toEqual([]);
});
