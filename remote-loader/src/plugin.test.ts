import { beforeEach, describe, expect, it } from '@jest/globals';
import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { CART, CHECKOUT, MANIFEST, page, REMOTE, World } from './testing/World.ts';
import { GONE } from './testing/answers.ts';

let world: World;

beforeEach(async () => {
  world = new World();
  await world.visit(CART);
});

/** The hooks that the runtime was called with, and the ids. */
function recordHooks(): string[] {
  const calls: string[] = [];
  const recorder: ModuleFederationRuntimePlugin = {
    name: 'recorder',
    beforeRequest: (args) => {
      calls.push(`beforeRequest ${args.id}`);
      return args;
    },
    onLoad: ({ id }) => void calls.push(`onLoad ${id}`),
    errorLoadRemote: ({ id, lifecycle }) => void calls.push(`errorLoadRemote ${lifecycle} ${id}`),
  };
  world.runtime.registerPlugins([recorder]);
  return calls;
}

describe('other plugins', () => {
  it('are called for the loader’s remotes', async () => {
    const calls = recordHooks();
    await world.visit(CHECKOUT);
    expect(calls).toEqual([`beforeRequest ${CHECKOUT}`, `onLoad ${CHECKOUT}`]);
  });

  it('are called for failures', async () => {
    const calls = recordHooks();
    world.breaks(world.cart('assets/Checkout.js'), GONE);
    await world.visit(CHECKOUT);
    expect(calls).toEqual([`beforeRequest ${CHECKOUT}`, `errorLoadRemote onLoad ${CHECKOUT}`]);
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

  it('does not preload without hashes', async () => {
    const asked = world.requests.length;
    await world.runtime.preloadRemote([{ nameOrAlias: REMOTE, exposes: ['Checkout'] }]);
    expect(world.requests.length).toBe(asked);
  });

  it('for another remote is left to the runtime', async () => {
    const preloadOps = [{ nameOrAlias: REMOTE }, { nameOrAlias: 'other' }];
    const { hooks } = world.runtime.remoteHandler;
    const origin = world.runtime;
    await hooks.lifecycle.beforePreloadRemote.emit({ preloadOps, options: origin.options, origin });
    expect(preloadOps).toEqual([{ nameOrAlias: 'other' }]);
    const { fetch, beforeGetExpose } = world.runtime.loaderHook.lifecycle;
    expect(await fetch.emit('https://other.example/mf-manifest.json', {}, undefined)).toBe(
      undefined,
    );
    const expose = { id: 'other/Page', moduleInfo: { name: 'other' } } as Parameters<
      typeof beforeGetExpose.emit
    >[0];
    await expect(beforeGetExpose.emit(expose)).resolves.not.toThrow();
  });

  it('for a replaced release is refused', async () => {
    const remote = { name: REMOTE } as Parameters<
      typeof world.runtime.loaderHook.lifecycle.fetch.emit
    >[2];
    const { fetch } = world.runtime.loaderHook.lifecycle;
    const response = await fetch.emit(world.cart(MANIFEST), {}, remote);
    expect(response).toBeInstanceOf(Response);
    const old = world.cart(MANIFEST, 0);
    await expect(fetch.emit(old, {}, remote)).rejects.toThrow(
      `${old} belongs to a release that was replaced.`,
    );
  });
});
