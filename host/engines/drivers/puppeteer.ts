import puppeteer, { ProtocolError, type LaunchOptions, type Page } from 'puppeteer-core';
import { browserArguments } from 'tooling/browser';
import { fontFolders } from 'tooling/environment';
import type { BrowserWindow, Driver } from './Driver';

/** Starts Firefox headless and controls it by WebDriver BiDi. */
export function startFirefox(program: string): Promise<Driver> {
  return start({
    browser: 'firefox',
    executablePath: program,
    extraPrefsFirefox: {
      // Without animations the tests have less to wait for.
      'ui.prefersReducedMotion': 1,
      // Its sandbox reads no fonts elsewhere than in the system's folders.
      'security.sandbox.content.read_path_whitelist': fontFolders('tinos')
        .map((folder) => `${folder}/`)
        .join(','),
    },
  });
}

/** Starts Chromium headless with its back-forward cache, which Playwright does not support. */
export function startChromium(program: string): Promise<Driver> {
  return start({ browser: 'chrome', executablePath: program, args: browserArguments });
}

async function start(options: LaunchOptions): Promise<Driver> {
  const browser = await puppeteer.launch({
    ...options,
    defaultViewport: null,
    // The servers report the requests. Reporting them here too would take a fifth of Firefox's processor time.
    networkEnabled: false,
  });
  return {
    // Chromium throttles background tabs, but not windows.
    open: async () => asWindow(await browser.newPage({ type: 'window' })),
    close: () => browser.close(),
  };
}

function asWindow(page: Page): BrowserWindow {
  return {
    load: async (url) => {
      await page.goto(url);
    },
    run: (task, ...args) => page.evaluate(task as never, ...args),
    click: (x, y) => page.mouse.click(x, y),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    resize: async (width, height) => {
      await page.setViewport({ width, height }).catch(tolerateOldFirefox);
    },
    close: () => page.close(),
  };
}

/** The library also turns the screen, which Firefox 140 cannot do: Debian's, without its security updates. */
function tolerateOldFirefox(error: unknown): void {
  const isUnknown = error instanceof ProtocolError && error.message.includes('unknown command');
  if (!isUnknown) throw error;
}
