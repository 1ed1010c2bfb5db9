/** @jest-environment @stryker-mutator/jest-runner/jest-env/jsdom */
import { describe, it } from '@jest/globals';
import fc from 'fast-check';
import { SIZES, type CartLine, type Size } from './cart/cartLine';
import type { Stores } from './createStores';
import { toCents } from './money/amount';
import type { GatewayResult } from './session/AuthGateway';
import type { RegistrationForm, User } from './session/types';
import { expectSame } from './testing/expectSame';
import { MemoryStorage } from './testing/memoryStorage';
import { product } from './testing/products';
import { runsOf } from './testing/runsOf';
import { testStores } from './testing/testStores';

const RUNS = 1000;
const IDS = ['a', 'b', 'c', '__proto__'];
const id = fc.constantFrom(...IDS);

/** A command with its effect on the model and on the stores. Both are compared afterwards. */
interface Command<Model, Real> {
  readonly name: string;
  readonly run: (model: Model, real: Real) => void;
}

/** Runs generated sequences of commands and compares the stores with the model after each command. */
function checkModel<Model extends object, Real extends { readonly stop: () => void }>(
  commands: readonly fc.Arbitrary<Command<Model, Real>>[],
  setup: () => { model: Model; real: Real },
  compare: (model: Model, real: Real) => void,
): void {
  const arbitraries = commands.map((command) =>
    command.map(({ name, run }) => ({
      check: () => true,
      run: (model: Model, real: Real) => {
        run(model, real);
        compare(model, real);
      },
      toString: () => name,
    })),
  );
  fc.assert(
    fc.property(fc.commands(arbitraries, { maxCommands: 25 }), (sequence) => {
      const { model, real } = setup();
      fc.modelRun(() => ({ model, real }), sequence);
      real.stop();
    }),
    runsOf(RUNS),
  );
}

/** A tab with its storage and its started stores. */
interface Visit {
  readonly storage: MemoryStorage;
  stores: Stores;
  stop: () => void;
}

describe('the cart', () => {
  type ModelLine = { quantity: number; sizes: Map<Size, number> };
  type Model = { lines: Map<string, ModelLine> };
  type CartCommand = Command<Model, Visit>;

  it('behaves like a map of quantities and sizes for any sequence of commands', () => {
    const add: fc.Arbitrary<CartCommand> = fc
      .tuple(id, fc.integer({ min: 1, max: 9 }), fc.option(fc.constantFrom(...SIZES)))
      .map(([product_, quantity, size]) => ({
        name: `add ${quantity} ${product_} ${size}`,
        run: ({ lines }, { stores }) => {
          stores.cart.add(product(product_), quantity, size ?? undefined);
          const line = lines.get(product_) ?? { quantity: 0, sizes: new Map<Size, number>() };
          line.quantity += quantity;
          if (size) choose(line.sizes, size, quantity);
          lines.set(product_, line);
        },
      }));
    const set: fc.Arbitrary<CartCommand> = fc
      .tuple(id, fc.integer({ min: -1, max: 9 }))
      .map(([product_, quantity]) => ({
        name: `set ${product_} to ${quantity}`,
        run: ({ lines }, { stores }) => {
          stores.cart.updateQuantity(product_, quantity);
          const line = lines.get(product_);
          if (!line) return;
          if (quantity <= 0) lines.delete(product_);
          else lines.set(product_, resized(line, quantity));
        },
      }));
    const step: fc.Arbitrary<CartCommand> = fc
      .tuple(id, fc.integer({ min: -3, max: 3 }))
      .map(([product_, by]) => ({
        name: `step ${product_} by ${by}`,
        run: ({ lines }, { stores }) => {
          stores.cart.changeQuantity(product_, by);
          const line = lines.get(product_);
          if (line) lines.set(product_, resized(line, Math.max(1, line.quantity + by)));
        },
      }));
    const remove: fc.Arbitrary<CartCommand> = id.map((product_) => ({
      name: `remove ${product_}`,
      run: ({ lines }, { stores }) => {
        stores.cart.remove(product_);
        lines.delete(product_);
      },
    }));
    const clear: fc.Arbitrary<CartCommand> = fc.constant({
      name: 'clear',
      run: ({ lines }, { stores }) => {
        stores.cart.clear();
        lines.clear();
      },
    });
    const undo: fc.Arbitrary<CartCommand> = id.map((product_) => ({
      name: `remove ${product_} and put it back`,
      run: (_model, { stores }) => {
        const index = stores.cart.lines.findIndex((line) => line.id === product_);
        const taken = stores.cart.lines.slice(index, index + 1);
        stores.cart.remove(product_);
        if (index >= 0) stores.cart.restore(taken, index);
      },
    }));

    checkModel<Model, Visit>(
      [add, set, step, remove, clear, undo, revisit(), room()],
      () => ({ model: { lines: new Map() }, real: visit() }),
      ({ lines }, { stores, storage }) => {
        const { cart } = stores;
        expectSame(
          cart.lines.map(shapeOf),
          [...lines].map(([key, { quantity, sizes }]) => ({
            id: key,
            quantity,
            sizes: [...sizes],
          })),
        );
        const pieces = [...lines.values()].reduce((sum, line) => sum + line.quantity, 0);
        expectSame(cart.count, pieces);
        expectSame(cart.total, pieces * toCents('1,299'));
        for (const key of IDS) expectSame(cart.has(key), lines.has(key));
        if (!storage.isFull) expectSame(storage.json('cart') ?? [], cart.lines);
      },
    );
  });

  /** A line with its sizes as a list, because their order counts: the last size was chosen last. */
  function shapeOf({ id: key, quantity, sizes = {} }: CartLine): object {
    return { id: key, quantity, sizes: Object.entries(sizes) };
  }

  function choose(sizes: Map<Size, number>, size: Size, quantity: number): void {
    const before = sizes.get(size) ?? 0;
    sizes.delete(size);
    sizes.set(size, before + quantity);
  }

  /**
   * Changes the quantity piece by piece. Pieces without a size are removed first, then pieces of the size chosen last. Added
   * pieces get that size too.
   */
  function resized(line: ModelLine, quantity: number): ModelLine {
    const pieces = [...line.sizes].flatMap(([size, count]) => Array<Size | null>(count).fill(size));
    while (pieces.length < line.quantity) pieces.push(null);
    const last = pieces.at(-1) ?? null;
    while (pieces.length > quantity) pieces.pop();
    while (pieces.length < quantity) pieces.push(last);
    const sizes = new Map<Size, number>();
    for (const size of pieces) if (size) sizes.set(size, (sizes.get(size) ?? 0) + 1);
    return { quantity, sizes };
  }
});

describe('the wishlist', () => {
  type Model = { ids: string[] };
  type WishCommand = Command<Model, Visit>;

  it('behaves like a list without duplicates for any sequence of commands', () => {
    const without = (ids: readonly string[], key: string): string[] =>
      ids.filter((other) => other !== key);
    const add: fc.Arbitrary<WishCommand> = id.map((key) => ({
      name: `add ${key}`,
      run: (model, { stores }) => {
        stores.wishlist.add(product(key));
        if (!model.ids.includes(key)) model.ids.push(key);
      },
    }));
    const toggle: fc.Arbitrary<WishCommand> = id.map((key) => ({
      name: `toggle ${key}`,
      run: (model, { stores }) => {
        stores.wishlist.toggle(product(key));
        model.ids = model.ids.includes(key) ? without(model.ids, key) : [...model.ids, key];
      },
    }));
    const remove: fc.Arbitrary<WishCommand> = id.map((key) => ({
      name: `remove ${key}`,
      run: (model, { stores }) => {
        stores.wishlist.remove(key);
        model.ids = without(model.ids, key);
      },
    }));
    const restore: fc.Arbitrary<WishCommand> = fc.tuple(id, fc.nat(5)).map(([key, place]) => ({
      name: `restore ${key} at ${place}`,
      run: (model, { stores }) => {
        stores.wishlist.restore(product(key), place);
        if (!model.ids.includes(key)) model.ids.splice(place, 0, key);
      },
    }));
    const clear: fc.Arbitrary<WishCommand> = fc.constant({
      name: 'clear',
      run: (model, { stores }) => {
        stores.wishlist.clear();
        model.ids = [];
      },
    });

    checkModel<Model, Visit>(
      [add, toggle, remove, restore, clear, revisit(), room()],
      () => ({ model: { ids: [] }, real: visit() }),
      ({ ids }, { stores, storage }) => {
        const { wishlist } = stores;
        expectSame(
          wishlist.items.map((item) => item.id),
          ids,
        );
        expectSame(wishlist.count, ids.length);
        for (const key of IDS) expectSame(wishlist.has(key), ids.includes(key));
        if (!storage.isFull) expectSame(storage.json('wishlist') ?? [], wishlist.items);
      },
    );
  });
});

describe('the session', () => {
  interface Attempt {
    readonly email: string;
    readonly answer: (result: GatewayResult) => void;
  }
  interface Gate {
    readonly answers: Attempt[];
    /** Attempts that were cancelled before their answer. */
    readonly cancelled: Attempt[];
  }
  type SessionVisit = Visit & { readonly gate: Gate };
  /** The signed-in user, and the user of a pending attempt. */
  type Model = { user: string | null; asking: string | null };
  type SessionCommand = Command<Model, SessionVisit>;

  it('belongs to the last attempt that was not cancelled, for any sequence of commands', async () => {
    const login: fc.Arbitrary<SessionCommand> = fc
      .tuple(fc.constantFrom('login', 'register'), fc.constantFrom('x@y.z', '@', 'no-at'))
      .map(([kind, email]) => ({
        name: `${kind} ${email}`,
        run: (model, { stores: { session } }) => {
          const form = { email } as RegistrationForm;
          void (kind === 'login' ? session.login(email, 'pw') : session.register(form));
          model.asking ??= email;
        },
      }));
    const answer: fc.Arbitrary<SessionCommand> = fc.boolean().map((success) => ({
      name: `answer ${success}`,
      run: (model, { gate }) => {
        const attempt = gate.answers.pop();
        attempt?.answer(
          success ? { success, user: userOf(attempt.email), token: 't' } : { success },
        );
        if (!attempt || attempt.email !== model.asking || gate.answers.length > 0) return;
        if (success) model.user = attempt.email;
        model.asking = null;
      },
    }));
    const logout: fc.Arbitrary<SessionCommand> = fc
      .constantFrom('logout', 'elsewhere')
      .map((where): SessionCommand => ({
        name: `sign out: ${where}`,
        run: (model, { stores, storage, gate }) => {
          const wasIn = model.user !== null;
          if (where === 'logout') void stores.session.logout();
          else storage.clearElsewhere();
          model.user = null;
          // A sign-out cancels a pending attempt. In another tab it does not affect a guest's attempt.
          if (where === 'logout' || wasIn) {
            model.asking = null;
            cancel(gate);
          }
        },
      }));
    const abandon: fc.Arbitrary<SessionCommand> = fc.constant({
      name: 'abandon',
      run: (model, { stores, gate }) => {
        stores.session.abandon();
        model.asking = null;
        cancel(gate);
      },
    });
    const late: fc.Arbitrary<SessionCommand> = fc.constant({
      name: 'answer a cancelled attempt',
      run: (_model, { gate }) => {
        const attempt = gate.cancelled.pop();
        attempt?.answer({ success: true, user: userOf(attempt.email), token: 't' });
      },
    });

    const commands = [login, answer, logout, abandon, late].map((arbitrary) =>
      arbitrary.map(({ name, run }) => ({
        check: () => true,
        run: async (model: Model, real: SessionVisit) => {
          run(model, real);
          // All promises of an attempt settle within six microtasks.
          for (let turn = 0; turn < 6; turn += 1) await Promise.resolve();
          const { session } = real.stores;
          expectSame(session.user?.email ?? null, model.user);
          expectSame(session.isAuthenticated, model.user !== null);
          expectSame(session.activity !== null, model.asking !== null);
          expectSame(real.storage.values.has('user'), model.user !== null);
          expectSame(real.storage.values.has('token'), model.user !== null);
        },
        toString: () => name,
      })),
    );
    await fc.assert(
      fc.asyncProperty(fc.commands(commands, { maxCommands: 20 }), async (sequence) => {
        const real = guest();
        const model: Model = { user: null, asking: null };
        await fc.asyncModelRun(() => ({ model, real }), sequence);
        real.stop();
      }),
      runsOf(RUNS),
    );
  });

  function guest(): SessionVisit {
    const storage = new MemoryStorage();
    const gate: Gate = { answers: [], cancelled: [] };
    const ask = (email: string): Promise<GatewayResult> =>
      new Promise((resolve) => gate.answers.push({ email, answer: resolve }));
    const stores = testStores(() => storage, undefined, {
      login: ask,
      register: (form) => ask(form.email),
      logout: () => Promise.resolve(),
    });
    return { storage, stores, stop: stores.session.start(), gate };
  }

  function cancel(gate: Gate): void {
    gate.cancelled.push(...gate.answers.splice(0));
  }

  function userOf(email: string): User {
    return { id: 'u', email, name: email, avatar: null };
  }
});

function visit(storage = new MemoryStorage()): Visit {
  const stores = testStores(() => storage);
  const stops = [stores.cart.start(), stores.wishlist.start()];
  return { storage, stores, stop: () => stops.forEach((stop) => stop()) };
}

/** Loads the page again. That loses unsaved changes, so it happens only when there is room. */
function revisit<Model>(): fc.Arbitrary<Command<Model, Visit>> {
  return fc.constant({
    name: 'load the page again',
    run: (_model, real) => {
      if (real.storage.isFull) return;
      real.stop();
      Object.assign(real, visit(real.storage));
    },
  });
}

/** Makes the storage full or frees it, and shows the page again. */
function room<Model>(): fc.Arbitrary<Command<Model, Visit>> {
  return fc.boolean().map((isFull) => ({
    name: isFull ? 'no room' : 'room',
    run: (_model, { storage }) => {
      storage.isFull = isFull;
      window.dispatchEvent(new Event('pageshow'));
    },
  }));
}
