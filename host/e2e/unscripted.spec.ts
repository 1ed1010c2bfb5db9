import { rewritten } from 'tooling/faults';
import { anyProduct, firstSection } from './catalogue';
import { expect, test } from './shop';

// The shop without scripts. boot.spec.ts has the first script missing, with the same bar.

test.use({ javaScriptEnabled: false });

test('the browser submits no form itself, by Enter or by its button', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (request.isNavigationRequest()) requested.push(pathname + search);
  });
  await page.goto('/login');
  await page.getByRole('textbox', { name: 'Email' }).fill('asha@example.com');
  await page.getByLabel('Password', { exact: true }).fill('a secret');
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.goto('/register');
  await page.getByRole('textbox', { name: 'First Name' }).fill('Asha');
  await page.getByRole('textbox', { name: 'First Name' }).press('Enter');
  await page.goto('/');
  const newsletter = page.getByRole('textbox', { name: 'Newsletter' });
  await newsletter.fill('asha@example.com');
  await newsletter.press('Enter');
  await page.getByRole('textbox', { name: 'Subject' }).fill('A seam');
  await page.getByRole('textbox', { name: 'Subject' }).press('Enter');
  await page.goto('/terms');
  expect(requested).toEqual(['/login', '/register', '/', '/terms']);
});

test('without its style sheet, a listing has one heading', async ({ page, expectedProblems }) => {
  expectedProblems.push(/Failed to load resource/);
  await page.route(/\.css$/, (route) => route.abort());
  await page.goto(firstSection.path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText([firstSection.name]);
});

test('the pictures of a product have their place before the HTML after them arrives @sample', async ({
  page,
  shop,
}) => {
  const host = await shop.serveElsewhere('host');
  let end = '';
  host.inject(
    /^\/product\//,
    rewritten((html) => html.slice(0, html.indexOf(end))),
  );
  const placesUpTo = async (part: string): Promise<unknown> => {
    end = part;
    await page.goto(`${host.origin}${anyProduct.path}`);
    const boxes = [1, 3].map((index) => page.getByAltText(`picture ${index} of 4`).boundingBox());
    return Promise.all(boxes);
  };
  for (const width of [1280, 768, 390]) {
    await page.setViewportSize({ width, height: 800 });
    const first = await placesUpTo('picture 4 of 4');
    expect(first, `${width} px`).toEqual(await placesUpTo('</body>'));
  }
  await host.close();
});
