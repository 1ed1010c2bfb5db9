import { beforeEach, describe, expect, it } from '@jest/globals';
import { CART, CHECKOUT, MANIFEST, page, REMOTE, World } from './testing/World.ts';
import { GONE } from './testing/answers.ts';

let world: World;

beforeEach(async () => {
  world = new World();
  await world.visit(CART);
});

describe('other plugins', () => {
  it('are called for the loader’s remotes, and for their failures', async () => {
    const calls: string[] = [];
    world.runtime.registerPlugins([
      {
        name: 'recorder',
        beforeRequest: (args) => {
          calls.push(`request ${args.id}`);
          return args;
        },
        onLoad: ({ id }) => void calls.push(`load ${id}`),
        errorLoadRemote: ({ id, lifecycle }) => void calls.push(`error ${lifecycle} ${id}`),
      },
    ]);
    const restore = world.breaks(world.cart('assets/Checkout.js'), GONE);
    await world.visit(CHECKOUT);
    restore();
    await world.visit(CHECKOUT);
    const request = `request ${CHECKOUT}`;
    expect(calls).toEqual([request, `error onLoad ${CHECKOUT}`, request, `load ${CHECKOUT}`]);
  });

  it('cannot replace a page whose files failed', async () => {
    world.runtime.registerPlugins([
      { name: 'fallback', errorLoadRemote: () => ({ default: page }) },
    ]);
    world.breaks(world.cart('assets/Checkout.js'), GONE);
    await world.visit(CHECKOUT);
    expect(world.stateOf(CHECKOUT)).toBe('failed');
  });
});

describe('a request to the runtime from other code', () => {
  it('for a remote of the loader loads each file once', async () => {
    const exported = await world.runtime.loadRemote(CHECKOUT);
    expect(exported).toEqual({ default: page });
    expect(world.requests).toContain(world.cart('assets/Checkout.js'));
    expect(new Set(world.requests).size).toBe(world.requests.length);
  });

  it('loads a page whose files had failed', async () => {
    world.breaks(world.cart('assets/Checkout.js'), GONE, 2);
    expect(await world.visit(CHECKOUT)).toBe('failed');
    expect(await world.runtime.loadRemote(CHECKOUT)).toEqual({ default: page });
  });

  it('for another remote is left to the runtime, which never preloads without hashes', async () => {
    const preloadOps = [{ nameOrAlias: REMOTE }, { nameOrAlias: 'other' }];
    const { runtime: origin } = world;
    const { beforePreloadRemote } = origin.remoteHandler.hooks.lifecycle;
    await beforePreloadRemote.emit({ preloadOps, options: origin.options, origin });
    expect(preloadOps).toEqual([{ nameOrAlias: 'other' }]);
    const { fetch, beforeGetExpose } = origin.loaderHook.lifecycle;
    expect(await fetch.emit('https://other.example/mf-manifest.json', {}, undefined)).toBe(
      undefined,
    );
    type Expose = Parameters<typeof beforeGetExpose.emit>[0];
    const expose = { id: 'other/Page', moduleInfo: { name: 'other' } } as Expose;
    await expect(beforeGetExpose.emit(expose)).resolves.not.toThrow();
  });

  it('for a replaced release is refused', async () => {
    const { fetch } = world.runtime.loaderHook.lifecycle;
    const remote = { name: REMOTE } as Parameters<typeof fetch.emit>[2];
    expect(await fetch.emit(world.cart(MANIFEST), {}, remote)).toBeInstanceOf(Response);
    const old = world.cart(MANIFEST, 0);
    const refusal = `${old} belongs to a release that was replaced.`;
    await expect(fetch.emit(old, {}, remote)).rejects.toThrow(refusal);
  });
});
