import type { Browser } from '@playwright/test';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { browserOptions } from '../testing/browser/findBrowser';
import { freePorts } from '../workspace/freePorts';
import { serveShop } from '../serve/serveShop';
import { apps } from '../workspace/apps';

/** The mark's share of a maskable icon: a circle of 80 % is never cut off. */
const MASKABLE_PART = 0.8;

/** `isFull`: without rounded corners */
type Icon = { name: string; size: number; isFull?: boolean };

const ICONS: readonly Icon[] = [
  { name: 'icon-192', size: 192 },
  { name: 'icon-512', size: 512 },
  { name: 'maskable-512', size: 512, isFull: true },
  { name: 'apple-touch-icon', size: 180, isFull: true },
];

const WIDE = { width: 1280, height: 800 };
const NARROW = { width: 390, height: 844 };

const SCREENSHOTS = [
  { name: 'wide', path: '/', viewport: WIDE, colorScheme: 'light' },
  { name: 'wide-dark', path: '/product/women', viewport: WIDE, colorScheme: 'dark' },
  { name: 'narrow', path: '/product/women', viewport: NARROW, colorScheme: 'light' },
  {
    name: 'narrow-product',
    path: '/product/women-saree-3',
    viewport: NARROW,
    colorScheme: 'light',
  },
] as const;

/**
 * Draws the icons from the wordmark (`favicon.svg`) and takes screenshots of the built shop, for the web app manifest.
 *
 * @param folder the host's public files
 */
export async function drawPictures(folder: string): Promise<void> {
  const browser = await chromium.launch(browserOptions());
  try {
    await drawIcons(browser, folder);
    await takeScreenshots(browser, folder);
  } finally {
    await browser.close();
  }
}

async function drawIcons(browser: Browser, folder: string) {
  const mark = readFileSync(join(folder, 'favicon.svg'), 'utf8');
  mkdirSync(join(folder, 'icons'), { recursive: true });
  const page = await browser.newPage();
  for (const { name, size, isFull } of ICONS) {
    await page.setViewportSize({ width: size, height: size });
    const svg = isFull ? withMargin(mark) : mark;
    await page.setContent(`<style>*{margin:0}svg{display:block;width:100vw}</style>${svg}`);
    await page.screenshot({ path: join(folder, 'icons', `${name}.png`), omitBackground: true });
  }
  await page.close();
}

/** The mark on a full background, small enough not to be cut off. */
function withMargin(mark: string) {
  const margin = (32 / MASKABLE_PART - 32) / 2;
  const side = 32 + 2 * margin;
  return mark
    .replace('viewBox="0 0 32 32"', `viewBox="${-margin} ${-margin} ${side} ${side}"`)
    .replace(
      '<rect width="32" height="32" rx="7"',
      `<rect x="${-margin}" y="${-margin}" width="${side}" height="${side}"`,
    );
}

async function takeScreenshots(browser: Browser, folder: string) {
  mkdirSync(join(folder, 'screenshots'), { recursive: true });
  const shop = await serveShop(await freePorts(apps.length));
  try {
    for (const { name, path, viewport, colorScheme } of SCREENSHOTS) {
      const page = await browser.newPage({ viewport, colorScheme, serviceWorkers: 'block' });
      await page.goto(shop.origin + path, { waitUntil: 'networkidle' });
      await page.evaluate('document.fonts.ready.then(() => null)');
      const session = await page.context().newCDPSession(page);
      const { data } = await session.send('Page.captureScreenshot', {
        format: 'webp',
        quality: 80,
      });
      writeFileSync(join(folder, 'screenshots', `${name}.webp`), data, 'base64');
      await page.close();
    }
  } finally {
    await shop.close();
  }
}
