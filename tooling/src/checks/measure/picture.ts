import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { apps, checkBuilt, workspaceRoot } from '../../workspace/apps';
import { freePorts } from '../../workspace/freePorts';
import { serveShop } from '../../serve/serveShop';
import { browserOptions } from '../../testing/browser/findBrowser';

/** The size limit of the picture, in bytes. */
const BUDGET = 150_000;

/** JPEG qualities in percent, best first. */
const QUALITIES = [90, 82, 74, 66];

/** Takes the README's screenshot of the built shop (docs/shop.jpg). */
export async function takePicture(): Promise<string> {
  checkBuilt();
  const port = await freePorts(apps.length);
  const shop = await serveShop(port);
  const browser = await chromium.launch(browserOptions());
  try {
    const page = await browser.newPage({
      viewport: { width: 1440, height: 900 },
      reducedMotion: 'reduce',
    });
    await page.goto(`http://localhost:${port}/product/women`);
    await page.waitForFunction(() =>
      [...document.images].every(
        (image) => image.complete || image.getBoundingClientRect().top > innerHeight,
      ),
    );
    const picture = await withinBudget(page);
    writeFileSync(join(workspaceRoot, 'docs/shop.jpg'), picture);
    return `docs/shop.jpg: ${Math.round(picture.length / 1000)} KB`;
  } finally {
    await browser.close();
    await shop.close();
  }
}

/** A screenshot with the best quality within the budget. */
async function withinBudget(page: Page): Promise<Buffer> {
  for (const quality of QUALITIES) {
    const picture = await page.screenshot({ type: 'jpeg', quality });
    if (picture.length <= BUDGET) return picture;
  }
  throw new Error(`The picture exceeds ${BUDGET} bytes even at the lowest quality.`);
}
