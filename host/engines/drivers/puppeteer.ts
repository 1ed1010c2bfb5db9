import puppeteer, { type LaunchOptions, type Page } from 'puppeteer-core';
import { browserArguments } from 'tooling/browser';
import type { BrowserWindow, Driver } from './Driver';

/** Starts Firefox headless and controls it by WebDriver BiDi. */
export function startFirefox(program: string): Promise<Driver> {
  const options: LaunchOptions = {
    browser: 'firefox',
    executablePath: program,
    // Without animations the tests have less to wait for.
    extraPrefsFirefox: { 'ui.prefersReducedMotion': 1 },
  };
  // The library's own `goBack` waits for a load event, which Firefox does not report of a page from the back-forward cache.
  return start(options, async (page) => {
    await page.evaluate(() => void setTimeout(() => history.back()));
  });
}

/** Starts Chromium headless with its back-forward cache, which Playwright has no support for. */
export function startChromium(program: string): Promise<Driver> {
  const options: LaunchOptions = {
    browser: 'chrome',
    executablePath: program,
    args: browserArguments,
  };
  return start(options, async (page) => {
    await page.goBack();
  });
}

async function start(options: LaunchOptions, back: (page: Page) => Promise<void>): Promise<Driver> {
  const browser = await puppeteer.launch({ ...options, defaultViewport: null });
  return {
    // A tab in the background is throttled, a window is not.
    open: async () => asWindow(await browser.newPage({ type: 'window' }), back),
    close: () => browser.close(),
  };
}

function asWindow(page: Page, back: (page: Page) => Promise<void>): BrowserWindow {
  return {
    load: async (url) => {
      await page.goto(url);
    },
    back: () => back(page),
    run: (task, ...args) => page.evaluate(task as never, ...args),
    click: ({ x, y }) => page.mouse.click(x, y),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    resize: async (width, height) => {
      await page.setViewport({ width, height });
      // Until the page has chosen pictures of the new width.
      await page.evaluate(async () => {
        for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
      });
    },
    close: () => page.close(),
  };
}
