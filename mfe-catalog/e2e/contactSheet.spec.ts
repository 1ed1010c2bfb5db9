import { join } from 'node:path';
import { mediaFolder, workspaceRoot } from 'tooling/apps';
import { axeFindings } from 'tooling/axe';
import { workerPorts } from 'tooling/e2e-ports';
import { expect, test as base } from 'tooling/e2e-test';
import { serveFolder } from 'tooling/serve-folder';
import { readLedger } from '../records/ledger';

const test = base.extend({
  baseURL: async ({}, use) => {
    await use(`http://localhost:${(await workerPorts()).shop}`);
  },
});

let site: Awaited<ReturnType<typeof serveFolder>> | undefined;

test.beforeAll(async () => {
  const { shop: port } = await workerPorts();
  const folder = join(workspaceRoot, 'mfe-catalog/dist-workshop');
  site = await serveFolder({ port, folder, mounts: { '/media': mediaFolder }, headers: {} });
});

test.afterAll(() => site?.close());

test('the contact sheet shows all pictures of every product, with texts @sample', async ({
  page,
}) => {
  await page.goto('/');
  for (const [section, products] of [
    ['Men', 42],
    ['Women', 54],
    ['Kids', 36],
  ] as const) {
    const region = page.getByRole('region', { name: section, exact: true });
    await expect(region.getByRole('listitem')).toHaveCount(products);
    const pictures = Object.keys(readLedger()).filter((name) =>
      name.startsWith(`${section.toLowerCase()}-`),
    );
    await expect(region.getByRole('img')).toHaveCount(pictures.length);
  }
  const shirt = page.getByRole('listitem').filter({ hasText: 'men-shirt-1 · $1,299' });
  await expect(shirt).toContainText('Navy Madras Check Shirt');
  const second = shirt.getByRole('img', { name: 'Navy Madras Check Shirt, picture 2' });
  await expect
    .poll(() => second.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
});

test('axe finds nothing on the contact sheet, in either theme @sample', async ({ page }) => {
  await page.goto('/?theme=light');
  expect(await axeFindings(page)).toEqual([]);
  await page.goto('/?theme=dark');
  // The theme changes only colours.
  expect(await axeFindings(page, { rules: ['color-contrast'] })).toEqual([]);
});
