import puppeteer, { type Page } from 'puppeteer-core';
import type { BrowserWindow, Driver } from './Driver';

/** Starts Firefox headless and controls it by WebDriver BiDi. */
export async function startFirefox(program: string): Promise<Driver> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: program,
    defaultViewport: null,
    // Without animations the tests have less to wait for.
    extraPrefsFirefox: { 'ui.prefersReducedMotion': 1 },
  });
  return {
    // A tab in the background is throttled, a window is not.
    open: async () => asWindow(await browser.newPage({ type: 'window' })),
    close: () => browser.close(),
  };
}

function asWindow(page: Page): BrowserWindow {
  return {
    load: async (url) => {
      await page.goto(url);
    },
    // The library's own `goBack` waits for a load event, which a page from the back-forward cache does not have.
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
