/** @jest-environment jsdom */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { readHtmlHead } from './htmlHead';
import { HtmlPage } from './HtmlPage';
import type { PageState, RemoteLoader } from './RemoteLoader';

const READY: PageState = { kind: 'ready', component: () => null, integrity: 'sha384-a' };
const HERE = { pathname: '/product/men' };
const ELSEWHERE = { pathname: '/product/women' };

let html: HtmlPage;

beforeEach(() => {
  document.head.innerHTML = '<title>Men</title>';
  readHtmlHead();
  const loader: Partial<RemoteLoader> = {
    stateOf: () => READY,
    subscribe: () => () => undefined,
  };
  html = new HtmlPage(loader as RemoteLoader, 'mfe_catalog/Listing', 'sha384-a', HERE.pathname);
});

describe('the page in the HTML', () => {
  it('makes its own address wait until it is hydrated, and no other address', async () => {
    const wait = html.waitFor(HERE);
    expect(html.waitFor(ELSEWHERE)).toBeNull();
    html.takeOver(READY);
    await expect(wait).resolves.toBeUndefined();
    expect(html.waitFor(HERE)).toBeNull();
  });

  it('makes no address wait once it is left, and removes its title', async () => {
    const wait = html.waitFor(HERE);
    html.leave();
    await expect(wait).resolves.toBeUndefined();
    expect(html.waitFor(HERE)).toBeNull();
    expect(html.isLeft).toBe(true);
    expect(document.title).toBe('');
  });

  it('leaves the title to React once it is hydrated', () => {
    html.takeOver(READY);
    html.leave();
    expect(document.title).toBe('Men');
  });

  it('belongs to one path until it is hydrated', () => {
    expect(html.isFor(HERE.pathname)).toBe(true);
    expect(html.isFor(ELSEWHERE.pathname)).toBe(false);
    html.takeOver(READY);
    expect(html.isFor(ELSEWHERE.pathname)).toBe(true);
  });
});
