import puppeteer, { type Page } from 'puppeteer-core';
import type { BrowserWindow, Driver } from './Driver';

/** Starts Firefox, without a screen, and speaks WebDriver BiDi with it. */
export async function startFirefox(program: string): Promise<Driver> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: program,
    defaultViewport: null,
    // What moves would only have to be waited for.
    extraPrefsFirefox: { 'ui.prefersReducedMotion': 1 },
  });
  return {
    // A tab in the background is slowed down, a window is not.
    open: async () => asWindow(await browser.newPage({ type: 'window' })),
    close: () => browser.close(),
  };
}

function asWindow(page: Page): BrowserWindow {
  return {
    load: async (url) => {
      await page.goto(url);
    },
    // The library's own step back waits for a load, which a page that comes out of the back-forward cache has not.
    back: async () => {
      await page.evaluate(() => void setTimeout(() => history.back()));
    },
    run: (task, ...args) => page.evaluate(task as never, ...args),
    click: ({ x, y }) => page.mouse.click(x, y),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    resize: (width, height) => page.setViewport({ width, height }),
    close: () => page.close(),
  };
}
