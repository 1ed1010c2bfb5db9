import { expect } from '@playwright/test';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Browser, KeyInput, Keyboard, Page } from 'puppeteer-core';
import WebDriver, { type Client } from 'webdriver';
import type { ENGINES } from 'tooling/engines';

/** A window of a browser. A function that it evaluates can use only its arguments. */
export type BrowserWindow = Pick<
  Page,
  'goto' | 'evaluate' | 'evaluateHandle' | 'setViewport' | 'close'
> & { readonly keyboard: Pick<Keyboard, 'press' | 'type'> };

/** A browser with a separate profile. */
export interface TestBrowser extends Pick<Browser, 'close'> {
  // Chromium throttles background tabs, but not windows.
  newPage(options: { readonly type: 'window' }): Promise<BrowserWindow>;
}

/** In WebDriver's encoding. */
const KEYS: Readonly<Partial<Record<KeyInput, string>>> = {
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
  ArrowDown: '\uE015',
};

/** Starts WebKitGTK's MiniBrowser on a separate virtual screen and controls it by WebDriver. */
export async function startWebKit(
  programs: NonNullable<ReturnType<(typeof ENGINES)['webkit']['find']>>,
  port: number,
): Promise<TestBrowser> {
  const options = ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'];
  const screen = spawn(programs.screen, options, { stdio: ['ignore', 'pipe', 'ignore'] });
  await once(screen.stdout, 'readable');
  const display = screen.stdout.read() as Buffer | null;
  if (!display) throw new Error('Xvfb ended at once.');
  const env = {
    ...process.env,
    DISPLAY: `:${String(display).trim()}`,
    // Without a graphics card, compositing by OpenGL takes almost half of the processor time of WebKit's tests.
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    // WebKit's sandbox cannot run as root. The tests load nothing from other machines.
    ...(process.getuid?.() === 0 ? { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' } : {}),
  };
  const driver = spawn(programs.driver, ['-p', String(port)], { env, stdio: 'ignore' });
  // Also if no session starts.
  process.once('exit', () => {
    driver.kill();
    screen.kill();
  });
  // The driver accepts connections only some time after its start.
  await expect(() => fetch(`http://127.0.0.1:${port}/status`)).toPass();
  const client = await WebDriver.newSession({
    hostname: '127.0.0.1',
    port,
    // A repeated command could repeat an action of the test.
    connectionRetryCount: 0,
    capabilities: {
      'wdio:enforceWebDriverClassic': true,
      // By default 30 seconds, less than a task may wait. The client gives up a call after two minutes.
      timeouts: { implicit: 0, pageLoad: 120_000, script: 120_000 },
      'webkitgtk:browserOptions': {
        binary: programs.browser,
        args: ['--automation', '--javascript-can-open-windows-automatically=true'],
      },
    } as WebdriverIO.Capabilities,
  });
  const first = await client.getWindowHandle();
  return {
    newPage: () => openWindow(client, first),
    // A browser that crashed has no session.
    close: () => client.deleteSession().catch(() => undefined),
  };
}

/**
 * A page opens the window, because only such a window can be as narrow as a phone. WebDriver calls go to the current window, so
 * each call first selects its window.
 */
async function openWindow(client: Client, first: string): Promise<BrowserWindow> {
  const known = await client.getWindowHandles();
  await client.switchToWindow(first);
  await client.executeScript(`window.open('about:blank', '', 'width=1280,height=800')`, []);
  let handle = '';
  const findNew = async (): Promise<string> => {
    const handles = await client.getWindowHandles();
    handle = handles.find((candidate) => !known.includes(candidate)) ?? '';
    return handle;
  };
  await expect.poll(findNew, 'the handle of the new window').not.toBe('');
  const call = async <Args extends unknown[], Result>(
    command: (this: Client, ...args: Args) => Promise<Result>,
    ...args: Args
  ): Promise<Result> => {
    await client.switchToWindow(handle);
    return command.apply(client, args);
  };
  const run = (task: unknown, ...args: readonly unknown[]): Promise<never> =>
    call(client.executeScript, `return (${String(task)})(...arguments)`, args as object[]) as never;
  const type = async (text: string): Promise<void> => {
    const [focused = ''] = Object.values(await call(client.getActiveElement)) as string[];
    await client.elementSendKeys(focused, text);
  };
  return {
    goto: (url) => call(client.navigateTo, url) as Promise<never>,
    evaluate: run,
    evaluateHandle: async (task, ...args) => {
      const origin: unknown = await run(task, ...args);
      const actions = [
        { type: 'pointerMove', origin, x: 0, y: 0 },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ];
      return {
        click: () => call(client.performActions, [{ type: 'pointer', id: 'mouse', actions }]),
        evaluate: (inPage: unknown, ...more: unknown[]) => run(inPage, origin, ...more),
      } as never;
    },
    keyboard: { press: (key) => type(KEYS[key] ?? key), type },
    setViewport: async (size) => {
      await call(client.setWindowRect, null, null, size?.width ?? null, size?.height ?? null);
    },
    close: () => call(client.closeWindow) as Promise<never>,
  };
}
