/** @jest-environment @stryker-mutator/jest-runner/jest-env/jsdom */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { PageFile } from './releaseFiles.ts';
import { createPageDocument, createScriptPolicy, type PageDocument } from './pageDocument.ts';

const CSS_URL = 'https://cart.example/7/assets/cart.css';
const SCRIPT: PageFile = {
  url: 'https://cart.example/7/assets/cart.js',
  path: 'assets/cart.js',
  kind: 'script',
  integrity: 'sha384-x',
  release: 'sha384-m',
};
const STYLE: PageFile = { ...SCRIPT, url: CSS_URL, path: 'assets/cart.css', kind: 'style' };

let page: PageDocument;
let hasStyle: boolean;
let controller: AbortController;

beforeEach(() => {
  hasStyle = false;
  page = createPageDocument(() => hasStyle);
  page.allowOrigins(new Set(['https://cart.example']));
  controller = new AbortController();
});

afterEach(() => {
  document.head.replaceChildren();
});

describe('a file', () => {
  it('is inserted as a script with its hash, and loaded once it has run', async () => {
    const coming = page.insert(SCRIPT, controller.signal);
    const script = document.head.querySelector('script');
    expect(script).toMatchObject({ src: SCRIPT.url, integrity: 'sha384-x', async: true });
    expect(script?.crossOrigin).toBe('anonymous');
    script?.dispatchEvent(new Event('load'));
    await coming;
    controller.abort();
    expect(document.head.contains(script)).toBe(true);
  });

  it('is inserted as a style sheet with the name that the remote’s runtime looks for', async () => {
    const coming = page.insert(STYLE, controller.signal);
    const link = document.head.querySelector('link');
    expect(link).toMatchObject({ rel: 'stylesheet', href: CSS_URL });
    expect(link?.dataset.href).toBe('assets/cart.css');
    link?.dispatchEvent(new Event('load'));
    await coming;
  });

  it('is removed from the document when it fails', async () => {
    const coming = page.insert(SCRIPT, controller.signal);
    document.head.querySelector('script')?.dispatchEvent(new Event('error'));
    await expect(coming).rejects.toThrow(`${SCRIPT.url} could not be loaded.`);
    expect(document.head.childElementCount).toBe(0);
  });

  it('that is aborted is moved to another document, where it never runs', async () => {
    const coming = page.insert(SCRIPT, controller.signal);
    const script = document.head.querySelector('script');
    controller.abort(new Error('too late'));
    await expect(coming).rejects.toThrow('too late');
    expect(script?.ownerDocument).not.toBe(document);
  });

  it('is refused from an origin that the pointer does not name', async () => {
    const foreign = { ...SCRIPT, url: 'https://evil.example/a.js' };
    await expect(page.insert(foreign, controller.signal)).rejects.toThrow('release pointer');
    expect(document.head.childElementCount).toBe(0);
  });

  it('is not requested if the document already has the style sheet; scripts always are', async () => {
    hasStyle = true;
    await page.insert(STYLE, controller.signal);
    expect(document.head.childElementCount).toBe(0);
    page.insert(SCRIPT, controller.signal).catch(() => undefined);
    expect(document.head.childElementCount).toBe(1);
  });
});

it('removes the elements of files, and no others', () => {
  for (const file of [SCRIPT, STYLE]) void page.insert(file, controller.signal);
  const other = document.createElement('script');
  other.src = 'https://cart.example/other.js';
  document.head.append(other);
  page.remove(new Set([SCRIPT.url, STYLE.url]));
  expect([...document.head.children]).toEqual([other]);
});

const ALLOWED = new Set(['https://catalog.example', 'http://localhost:3001']);

/** The parts of Trusted Types that the policy uses; a permitted URL becomes an object. */
const trustedTypes = {
  createPolicy(name: string, { createScriptURL }: { createScriptURL: (url: string) => string }) {
    // The page's security policy lists it.
    expect(name).toBe('mf-remote');
    return { createScriptURL: (url: string) => ({ trusted: createScriptURL(url) }) };
  },
};

describe.each([
  ['with Trusted Types', trustedTypes],
  ['without', undefined],
])('the policy for scripts of remotes, %s', (_engine, factory) => {
  it.each([
    'https://evil.example/remoteEntry.js',
    'http://catalog.example/remoteEntry.js',
    'https://catalog.example:8443/remoteEntry.js',
    'https://catalog.example.evil.example/remoteEntry.js',
    'https://catalog.example@evil.example/remoteEntry.js',
    'http://localhost:3002/remoteEntry.js',
    'data:text/javascript,alert(1)',
    '/assets/remoteEntry.js',
  ])('refuses %j', (url) => {
    const policy = createScriptPolicy(factory);
    policy.allow(ALLOWED);
    expect(() => policy.urlOf(url)).toThrow('its origin is not in the release pointer');
  });

  it('permits nothing before a pointer was read, and then only origins in the newest pointer', () => {
    const policy = createScriptPolicy(factory);
    expect(() => policy.urlOf('https://catalog.example/a.js')).toThrow();
    policy.allow(ALLOWED);
    policy.allow(new Set(['http://localhost:3001', 'https://cart.example']));
    expect(() => policy.urlOf('https://catalog.example/a.js')).toThrow();
    for (const url of ['http://localhost:3001/a.js', 'https://cart.example/a.js']) {
      expect(policy.urlOf(url)).toEqual(factory ? { trusted: url } : url);
    }
  });
});
