import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { PageFile } from './manifest';

const NAME = 'mfe_cart_checkout';
const ENTRY: PageFile = {
  url: 'https://cart.example/7/assets/remoteEntry.js',
  path: 'assets/remoteEntry.js',
  kind: 'script',
  integrity: '',
  release: '',
};

type Copies = Record<string, { from: string; loaded?: boolean }>;
const scope: Record<string, Copies> = {};
const instances: { name: string }[] = [];

jest.mock('@module-federation/enhanced/runtime', () => ({
  getInstance: () => ({ shareScopeMap: { default: scope } }),
}));

const container = {
  init: jest.fn<(scope: object, visited: unknown[], options: object) => unknown>(),
  get: jest.fn((module: string) => Promise.resolve(() => ({ default: module }))),
};

let forgetContainer: (typeof import('./container'))['forgetContainer'];
let runContainer: (typeof import('./container'))['runContainer'];

beforeEach(async () => {
  ({ forgetContainer, runContainer } = await import('./container'));
  Object.assign(globalThis, {
    [NAME]: { ...container },
    __FEDERATION__: { __INSTANCES__: instances },
  });
});

afterEach(() => {
  jest.clearAllMocks();
  instances.length = 0;
  Object.keys(scope).forEach((name) => Reflect.deleteProperty(scope, name));
});

describe('a page', () => {
  it('is run from the container that its entry has defined, with the packages of the page', async () => {
    expect(await runContainer('mfe_cart_checkout/Cart', ENTRY)).toEqual({ default: './Cart' });
    const [given, visited, options] = container.init.mock.calls[0] ?? [];
    expect(given).toBe(scope);
    expect(visited).toEqual([]);
    expect(options).toEqual({ shareScopeKeys: 'default', shareScopeMap: { default: scope } });
  });

  it('gives a container the packages once, however many of its pages are run', async () => {
    await Promise.all([
      runContainer('mfe_cart_checkout/Cart', ENTRY),
      runContainer('mfe_cart_checkout/Checkout', ENTRY),
    ]);
    expect(container.init).toHaveBeenCalledTimes(1);
  });

  it('gives the packages again when the container could not take them', async () => {
    container.init.mockImplementationOnce(() => {
      throw new Error('not now');
    });
    await expect(runContainer('mfe_cart_checkout/Cart', ENTRY)).rejects.toThrow('not now');
    expect(await runContainer('mfe_cart_checkout/Cart', ENTRY)).toEqual({ default: './Cart' });
  });

  it('can not be run when the entry has defined nothing', async () => {
    Reflect.set(globalThis, NAME, undefined);
    await expect(runContainer('mfe_cart_checkout/Cart', ENTRY)).rejects.toThrow(
      `${ENTRY.url} does not define mfe_cart_checkout.`,
    );
  });
});

describe('a container that is forgotten', () => {
  it('leaves the page with its chunks and its runtime', () => {
    Object.assign(globalThis, { [`webpackChunk${NAME}`]: [] });
    instances.push({ name: 'host' }, { name: NAME });
    forgetContainer(NAME);
    expect(Reflect.get(globalThis, NAME)).toBeUndefined();
    expect(`webpackChunk${NAME}` in globalThis).toBe(false);
    expect(instances).toEqual([{ name: 'host' }]);
  });

  it('takes along the copies that it brought and nobody took', () => {
    scope.mobx = { '7.1.3': { from: 'host' }, '8.0.0': { from: NAME } };
    scope.own = { '1.0.0': { from: NAME, loaded: true } };
    forgetContainer(NAME);
    expect(scope).toEqual({
      mobx: { '7.1.3': { from: 'host' } },
      own: { '1.0.0': { from: NAME, loaded: true } },
    });
  });
});
