import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserWindow, Driver, Key, Point } from './Driver';
import { startScreen } from './screen';

/** How long a call may take, in milliseconds: the driver never answers some calls. */
const PATIENCE = 25_000;

/** The keys in WebDriver's encoding. */
const KEYS: Readonly<Record<Key, string>> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  ArrowDown: '\uE015',
  ArrowRight: '\uE014',
};

/** The programs of WebKitGTK. */
export interface WebKitPrograms {
  readonly driver: string;
  readonly browser: string;
  readonly screen: string;
}

/** Starts WebKitGTK's MiniBrowser on a separate virtual screen and controls it by WebDriver. */
export async function startWebKit(programs: WebKitPrograms, port: number): Promise<Driver> {
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
  const send = callsTo(`http://127.0.0.1:${port}`);
  try {
    const session = await startSession(send, programs.browser);
    const inSession: Send = (method, path, body) =>
      send(method, `/session/${session}${path}`, body);
    const first = (await inSession('GET', '/window')) as string;
    return {
      open: () => openWindow(inSession, first),
      close: async () => {
        await inSession('DELETE', '').catch(() => undefined);
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}

type Send = (method: string, path: string, body?: object) => Promise<unknown>;

function callsTo(origin: string): Send {
  return async (method, path, body) => {
    const response = await fetch(origin + path, {
      method,
      ...(body ? { body: JSON.stringify(body) } : {}),
      signal: AbortSignal.timeout(PATIENCE),
    });
    const { value } = (await response.json()) as { value: { message?: string } | null };
    if (!response.ok) throw new Error(`WebKit, ${method} ${path}: ${value?.message}`);
    return value;
  };
}

async function startSession(send: Send, binary: string): Promise<string> {
  const options = { binary, args: ['--automation'] };
  const wanted = { alwaysMatch: { 'webkitgtk:browserOptions': options } };
  const end = Date.now() + PATIENCE;
  for (;;) {
    try {
      const answer = await send('POST', '/session', { capabilities: wanted });
      return (answer as { sessionId: string }).sessionId;
    } catch (error) {
      // The driver accepts connections only some time after its start.
      if (Date.now() > end || !(error instanceof TypeError)) throw error;
      await sleep(50);
    }
  }
}

/**
 * A window that a page opens after a click can be as narrow as a phone's; one that the driver opens can't. WebDriver calls go to
 * the current window, so each call selects its own window first.
 */
async function openWindow(send: Send, first: string): Promise<BrowserWindow> {
  const known = (await send('GET', '/window/handles')) as string[];
  await send('POST', '/window', { handle: first });
  const open = (): void => {
    window.onclick = () => void window.open('about:blank', '', 'width=1280,height=800');
  };
  await execute(send, open, []);
  await send('POST', '/actions', clickAt({ x: 50, y: 50 }));
  const handle = await newHandle(send, known);
  const call: Send = async (method, path, body) => {
    await send('POST', '/window', { handle });
    return send(method, path, body);
  };
  const keys = (text: string): Promise<unknown> => {
    const actions = [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    return call('POST', '/actions', { actions: [{ type: 'key', id: 'keys', actions }] });
  };
  return {
    load: async (url) => {
      await call('POST', '/url', { url });
    },
    back: async () => {
      await call('POST', '/back', {});
    },
    run: async (task, ...args) => (await execute(call, task, args)) as never,
    click: async (point) => {
      await call('POST', '/actions', clickAt(point));
    },
    press: async (key) => {
      await keys(KEYS[key]);
    },
    type: async (text) => {
      await keys(text);
    },
    resize: async (width, height) => {
      await call('POST', '/window/rect', { width, height });
      await execute(call, becomesWide, [width]);
    },
    close: async () => {
      await call('DELETE', '/window');
    },
  };
}

async function newHandle(send: Send, known: readonly string[]): Promise<string> {
  const end = Date.now() + PATIENCE;
  while (Date.now() < end) {
    const handles = (await send('GET', '/window/handles')) as string[];
    const handle = handles.find((candidate) => !known.includes(candidate));
    if (handle !== undefined) return handle;
    await sleep(20);
  }
  throw new Error('WebKit opened no window.');
}

/** Runs a function in the current window's page. */
async function execute(send: Send, task: unknown, args: readonly unknown[]): Promise<unknown> {
  const script = `
    const done = arguments[arguments.length - 1];
    const args = [...arguments].slice(0, -1);
    Promise.resolve().then(() => (${String(task)})(...args)).then(
      (value) => done({ value }),
      (error) => done({ error: String(error) }),
    );`;
  const answer = await send('POST', '/execute/async', { script, args });
  const { value, error } = answer as { value?: unknown; error?: string };
  if (error !== undefined) throw new Error(error);
  return value;
}

/** Runs in the page. */
async function becomesWide(width: number): Promise<void> {
  const end = Date.now() + 5000;
  while (window.innerWidth !== width && Date.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  if (window.innerWidth !== width) throw new Error(`The window stays ${window.innerWidth} wide.`);
}

function clickAt({ x, y }: Point): object {
  const actions = [
    { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ];
  return { actions: [{ type: 'pointer', id: 'mouse', actions }] };
}
