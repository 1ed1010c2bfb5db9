import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { FederationRuntime } from './FederationRuntime';
import type { PageFile } from './manifest';

const instance = {
  options: { shared: { react: [{ version: '19.3.1' }], nothing: [] } },
  shareScopeMap: { default: {} },
};
let hasInstance = true;

jest.mock('@module-federation/enhanced/runtime', () => ({
  getInstance: () => (hasInstance ? instance : null),
}));

const CSS_URL = 'https://cart.example/7/assets/cart.css';
const SCRIPT: PageFile = {
  url: 'https://cart.example/7/assets/cart.js',
  path: 'assets/cart.js',
  kind: 'script',
  integrity: 'sha384-x',
  release: 'sha384-m',
};
const STYLE: PageFile = { ...SCRIPT, url: CSS_URL, path: 'assets/cart.css', kind: 'style' };

let runtime: FederationRuntime;
let controller: AbortController;

beforeEach(async () => {
  const { createRuntime } = await import('./createRuntime');
  runtime = createRuntime();
  runtime.allowOrigins(new Set(['https://cart.example']));
  controller = new AbortController();
});

afterEach(() => {
  document.head.replaceChildren();
  hasInstance = true;
});

describe('a file', () => {
  it('comes as a script with its hash, and is there when it has run', async () => {
    const coming = runtime.insert(SCRIPT, controller.signal);
    const script = document.head.querySelector('script');
    expect(script).toMatchObject({ src: SCRIPT.url, integrity: 'sha384-x', async: true });
    expect(script?.crossOrigin).toBe('anonymous');
    script?.dispatchEvent(new Event('load'));
    await coming;
    controller.abort();
    expect(document.head.contains(script)).toBe(true);
  });

  it('comes as a style sheet under the name that the remote’s runtime looks for', async () => {
    const coming = runtime.insert(STYLE, controller.signal);
    const link = document.head.querySelector('link');
    expect(link).toMatchObject({ rel: 'stylesheet', href: CSS_URL });
    expect(link?.dataset.href).toBe('assets/cart.css');
    link?.dispatchEvent(new Event('load'));
    await coming;
  });

  it('leaves the document when it fails', async () => {
    const coming = runtime.insert(SCRIPT, controller.signal);
    document.head.querySelector('script')?.dispatchEvent(new Event('error'));
    await expect(coming).rejects.toThrow(`${SCRIPT.url} could not be loaded.`);
    expect(document.head.childElementCount).toBe(0);
  });

  it('that is given up belongs to another document, where it never runs', async () => {
    const coming = runtime.insert(SCRIPT, controller.signal);
    const script = document.head.querySelector('script');
    controller.abort(new Error('too late'));
    await expect(coming).rejects.toThrow('too late');
    expect(script?.ownerDocument).not.toBe(document);
  });

  it('is not taken from an origin that the pointer does not name', async () => {
    const foreign = { ...SCRIPT, url: 'https://evil.example/a.js' };
    await expect(runtime.insert(foreign, controller.signal)).rejects.toThrow('release pointer');
    expect(document.head.childElementCount).toBe(0);
  });

  it('is not asked for when the style sheet of the HTML holds it', async () => {
    const held = document.createElement('link');
    held.rel = 'stylesheet';
    held.dataset.href = 'assets/cart.css';
    held.dataset.release = 'sha384-m';
    document.head.append(held);
    await runtime.insert(STYLE, controller.signal);
    expect(document.head.childElementCount).toBe(1);
    for (const release of ['sha384-other', '']) {
      runtime.insert({ ...STYLE, release }, controller.signal).catch(() => undefined);
    }
    expect(document.head.childElementCount).toBe(3);
    const other = { ...STYLE, url: `${CSS_URL}2`, path: 'assets/checkout.css' };
    runtime.insert(other, controller.signal).catch(() => undefined);
    expect(document.head.childElementCount).toBe(4);
  });
});

it('forgets a remote with the elements of its files', () => {
  Object.assign(globalThis, { mfe_cart_checkout: {}, __FEDERATION__: { __INSTANCES__: [] } });
  for (const file of [SCRIPT, STYLE]) void runtime.insert(file, controller.signal);
  const other = document.createElement('script');
  other.src = 'https://cart.example/other.js';
  document.head.append(other);
  runtime.forget('mfe_cart_checkout', [SCRIPT.url, STYLE.url]);
  expect(Reflect.get(globalThis, 'mfe_cart_checkout')).toBeUndefined();
  expect([...document.head.children]).toEqual([other]);
});

it('knows the versions of what the host shares', () => {
  expect(runtime.provided()).toEqual({ react: '19.3.1', nothing: '' });
  hasInstance = false;
  expect(runtime.provided()).toEqual({});
});
