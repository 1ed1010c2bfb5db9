/** @jest-environment jsdom */
import { beforeEach, expect, it } from '@jest/globals';
import { readHtmlHead } from './htmlHead';
import { HtmlPage } from './HtmlPage';
import type { PageState } from './pageId';

const READY: PageState = { kind: 'ready', component: () => null, integrity: 'sha384-a' };
const HERE = { pathname: '/product/men' };
const ELSEWHERE = { pathname: '/product/women' };

let html: HtmlPage;

beforeEach(() => {
  document.head.innerHTML = '<title>Men</title>';
  readHtmlHead();
  const loader = { stateOf: () => READY, subscribe: () => () => undefined };
  html = new HtmlPage(loader, 'mfe_catalog/Listing', 'sha384-a', HERE.pathname);
});

it('until it is hydrated, the page in the HTML belongs to its own address, which waits; then its title is left to React', async () => {
  const wait = html.waitFor(HERE);
  expect(html.waitFor(ELSEWHERE)).toBeNull();
  expect(html.isFor(HERE.pathname)).toBe(true);
  expect(html.isFor(ELSEWHERE.pathname)).toBe(false);
  html.takeOver(READY);
  await expect(wait).resolves.toBeUndefined();
  expect(html.waitFor(HERE)).toBeNull();
  expect(html.isFor(ELSEWHERE.pathname)).toBe(true);
  html.leave();
  expect(document.title).toBe('Men');
});

it('the page in the HTML makes no address wait once it is left, and removes its title', async () => {
  const wait = html.waitFor(HERE);
  html.leave();
  await expect(wait).resolves.toBeUndefined();
  expect(html.waitFor(HERE)).toBeNull();
  expect(html.isLeft).toBe(true);
  expect(document.title).toBe('');
});
