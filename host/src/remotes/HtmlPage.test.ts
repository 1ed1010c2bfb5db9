import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { PageState, RemoteLoader } from './RemoteLoader';
import { createHtmlPage, type HtmlPage } from './HtmlPage';

const READY: PageState = { kind: 'ready', component: () => null, integrity: 'sha384-a' };
const HERE = { pathname: '/product/men' };
const ELSEWHERE = { pathname: '/product/women' };

const removeHead = jest.fn();
let html: HtmlPage;

beforeEach(() => {
  removeHead.mockClear();
  const loader: Partial<RemoteLoader> = {
    stateOf: () => READY,
    subscribe: () => () => undefined,
  };
  const origin = { release: 'sha384-a', ...HERE, removeHead };
  html = createHtmlPage(loader as RemoteLoader, 'mfe_catalog/Listing', origin);
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
    html.leave();
    await expect(wait).resolves.toBeUndefined();
    expect(html.waitFor(HERE)).toBeNull();
    expect(html.isLeft()).toBe(true);
    expect(removeHead).toHaveBeenCalledTimes(1);
  });

  it('leaves the title to React once it is hydrated', () => {
    html.takeOver(READY);
    html.leave();
    expect(removeHead).not.toHaveBeenCalled();
  });

  it('belongs to one path until it is hydrated', () => {
    expect(html.isFor(HERE.pathname)).toBe(true);
    expect(html.isFor(ELSEWHERE.pathname)).toBe(false);
    html.takeOver(READY);
    expect(html.isFor(ELSEWHERE.pathname)).toBe(true);
  });
});
