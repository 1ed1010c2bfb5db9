// `npm run picture` takes the README's screenshot of the built shop (docs/shop.jpg).
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { apps, isBuilt, workspaceRoot } from '../src/apps.mjs';
import { browserArguments, findBrowser } from '../src/test/browser/findBrowser.mjs';
import { fail } from '../src/cli/fail.mjs';
import { freePorts } from '../src/serve/freePorts.mjs';
import { serveShop } from '../src/serve/serveShop.mjs';

/** The most bytes of the picture. */
const BUDGET = 150_000;

/** Qualities of JPEG in percent, the best first. */
const QUALITIES = [90, 82, 74, 66];

try {
  if (!isBuilt()) throw new Error('There is no production build to show. Run: npm run build');
  const port = await freePorts(apps.length);
  const shop = await serveShop(port);
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments });
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
    console.log(`docs/shop.jpg: ${Math.round(picture.length / 1000)} KB`);
  } finally {
    await browser.close();
    await shop.close();
  }
} catch (error) {
  fail(error);
}

/** A screenshot in the best quality within the budget. @param {import('@playwright/test').Page} page */
async function withinBudget(page) {
  for (const quality of QUALITIES) {
    const picture = await page.screenshot({ type: 'jpeg', quality });
    if (picture.length <= BUDGET) return picture;
  }
  throw new Error(`The picture takes more than ${BUDGET} bytes at the least quality.`);
}
