import { spawn } from 'node:child_process';
import { once } from 'node:events';
import pRetry from 'p-retry';
import WebDriver, { type Client } from 'webdriver';
import type { ENGINES } from 'tooling/engines';
import type { BrowserWindow, Driver, Key } from './Driver';
import { startScreen } from './screen';

/** How long a call may take, in milliseconds: the driver never answers some calls. */
const CALL_TIMEOUT = 120_000;

/** Retries every 50 milliseconds. */
const POLLING = { factor: 1, minTimeout: 50, retries: CALL_TIMEOUT / 50 };

/** The keys in WebDriver's encoding. */
const KEYS: Readonly<Record<Key, string>> = {
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
  ArrowDown: '\uE015',
};

/** Starts WebKitGTK's MiniBrowser on a separate virtual screen and controls it by WebDriver. */
export async function startWebKit(
  programs: NonNullable<ReturnType<(typeof ENGINES)['webkit']['find']>>,
  port: number,
): Promise<Driver> {
  const screen = await startScreen(programs.screen);
  const driver = spawn(programs.driver, ['-p', String(port)], {
    env: { ...process.env, ...screen.env },
    stdio: 'ignore',
  });
  const ended = once(driver, 'exit');
  const close = async (): Promise<void> => {
    driver.kill();
    await ended;
    await screen.close();
  };
  try {
    const client = await startSession(programs.browser, port);
    const first = await client.getWindowHandle();
    return {
      open: () => openWindow(client, first),
      close: async () => {
        await client.deleteSession().catch(() => undefined);
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}

async function startSession(binary: string, port: number): Promise<Client> {
  const hostname = '127.0.0.1';
  // The driver accepts connections only some time after its start.
  await pRetry(() => fetch(`http://${hostname}:${port}/status`), POLLING);
  return WebDriver.newSession({
    hostname,
    port,
    logLevel: 'silent',
    connectionRetryTimeout: CALL_TIMEOUT,
    // A repeated command could repeat an action of the test.
    connectionRetryCount: 0,
    capabilities: {
      alwaysMatch: {
        'wdio:enforceWebDriverClassic': true,
        // By default 30 seconds, less than a task may wait.
        timeouts: { implicit: 0, pageLoad: CALL_TIMEOUT, script: CALL_TIMEOUT },
        'webkitgtk:browserOptions': {
          binary,
          args: ['--automation', '--javascript-can-open-windows-automatically=true'],
        },
      } as WebdriverIO.Capabilities,
      firstMatch: [{}],
    },
  });
}

/**
 * A page opens the window, because only such a window can be as narrow as a phone. WebDriver calls go to the current window, so
 * each call first selects its window.
 */
async function openWindow(client: Client, first: string): Promise<BrowserWindow> {
  const known = await client.getWindowHandles();
  await client.switchToWindow(first);
  await client.executeScript(`window.open('about:blank', '', 'width=1280,height=800')`, []);
  const findNew = async (): Promise<string> => {
    const handles = await client.getWindowHandles();
    const found = handles.find((candidate) => !known.includes(candidate));
    if (found === undefined) throw new Error('WebKit opened no window.');
    return found;
  };
  const handle = await pRetry(findNew, POLLING);
  const inWindow = async <Result>(call: () => Promise<Result>): Promise<Result> => {
    await client.switchToWindow(handle);
    return call();
  };
  const type = async (text: string): Promise<void> => {
    const [focused = ''] = Object.values(await client.getActiveElement()) as string[];
    await client.elementSendKeys(focused, text);
  };
  return {
    load: (url) => inWindow(async () => void (await client.navigateTo(url))),
    run: (task, ...args) => inWindow(() => run(client, task, args)),
    click: (x, y) => inWindow(() => click(client, x, y)),
    press: (key) => inWindow(() => type(KEYS[key])),
    type: (text) => inWindow(() => type(text)),
    resize: (width, height) =>
      inWindow(async () => void (await client.setWindowRect(null, null, width, height))),
    close: () => inWindow(async () => void (await client.closeWindow())),
  };
}

/** Runs a function in the current window's page. */
function run(client: Client, task: unknown, args: readonly unknown[]): Promise<never> {
  const script = `return (${String(task)})(...arguments)`;
  return client.executeScript(script, args as object[]) as Promise<never>;
}

function click(client: Client, x: number, y: number): Promise<void> {
  const actions = [
    { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ];
  return client.performActions([{ type: 'pointer', id: 'mouse', actions }]);
}
