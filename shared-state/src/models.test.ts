/** @jest-environment @stryker-mutator/jest-runner/jest-env/jsdom */
import { it } from '@jest/globals';
import fc from 'fast-check';
import { SIZES, type CartLine, type Size } from './cart/cartLine';
import type { Stores } from './createStores';
import { toCents } from './money/amount';
import type { GatewayResult } from './session/AuthGateway';
import type { RegistrationForm, User } from './session/types';
import { command, type Command } from './testing/command';
import { expectSame } from './testing/expectSame';
import { MemoryStorage } from './testing/memoryStorage';
import { product } from './testing/products';
import { runsOf } from './testing/runsOf';
import { testStores } from './testing/testStores';

const IDS = ['a', 'b', 'c', '__proto__'];
const id = fc.constantFrom(...IDS);
const nothing = fc.constant(null);

interface Visit {
  readonly storage: MemoryStorage;
  stores: Stores;
  stop: () => void;
}

/** Loads the page again. That loses unsaved changes, so it happens only when there is room. */
const revisit: fc.Arbitrary<Command<unknown, Visit>> = command(
  'load the page again',
  nothing,
  (_nothing, _model, real) => {
    if (real.storage.isFull) return;
    real.stop();
    Object.assign(real, visit(real.storage));
  },
);

/** Makes the storage full or frees it, and shows the page again. */
const room: fc.Arbitrary<Command<unknown, Visit>> = command(
  'is full:',
  fc.boolean(),
  (isFull, _model, { storage }) => {
    storage.isFull = isFull;
    window.dispatchEvent(new Event('pageshow'));
  },
);

/**
 * The sizes of the pieces of a line, null for none. Pieces without a size are last, before them the pieces of the size chosen
 * last.
 */
type Pieces = readonly (Size | null)[];

it('the cart behaves like a map of pieces for any sequence of commands', async () => {
  const commands: fc.Arbitrary<Command<Map<string, Pieces>, Visit>>[] = [
    command(
      'add',
      fc.tuple(id, fc.integer({ min: 1, max: 9 }), fc.option(fc.constantFrom(...SIZES))),
      ([key, quantity, size], lines, { stores }) => {
        stores.cart.add(product(key), quantity, size ?? undefined);
        lines.set(key, withAdded(lines.get(key) ?? [], quantity, size));
      },
    ),
    command(
      'set',
      fc.tuple(id, fc.integer({ min: -1, max: 9 })),
      ([key, quantity], lines, { stores }) => {
        stores.cart.updateQuantity(key, quantity);
        const line = lines.get(key);
        if (quantity <= 0) lines.delete(key);
        else if (line) lines.set(key, resized(line, quantity));
      },
    ),
    command(
      'step',
      fc.tuple(id, fc.integer({ min: -3, max: 3 })),
      ([key, by], lines, { stores }) => {
        stores.cart.changeQuantity(key, by);
        const line = lines.get(key);
        if (line) lines.set(key, resized(line, Math.max(1, line.length + by)));
      },
    ),
    command('remove', id, (key, lines, { stores }) => {
      stores.cart.remove(key);
      lines.delete(key);
    }),
    command('clear', nothing, (_nothing, lines, { stores }) => {
      stores.cart.clear();
      lines.clear();
    }),
    command('remove and put back', id, (key, _lines, { stores: { cart } }) => {
      const index = cart.lines.findIndex((line) => line.id === key);
      const taken = cart.lines.slice(index, index + 1);
      cart.remove(key);
      if (index >= 0) cart.restore(taken, index);
    }),
    revisit,
    room,
  ];

  await checkModel(
    commands,
    () => ({ model: new Map(), real: visit() }),
    (lines, { stores: { cart }, storage }) => {
      expectSame(
        cart.lines.map((line) => [line.id, piecesOf(line)]),
        [...lines],
      );
      const count = [...lines.values()].flat().length;
      expectSame(cart.count, count);
      expectSame(cart.total, count * toCents('1,299'));
      for (const key of IDS) expectSame(cart.has(key), lines.has(key));
      if (!storage.isFull) expectSame(storage.json('cart') ?? [], cart.lines);
    },
  );
});

function piecesOf({ quantity, sizes = {} }: CartLine): Pieces {
  const sized = Object.entries(sizes).flatMap(([size, count]) => piecesWith(size as Size, count));
  return [...sized, ...piecesWith(null, quantity - sized.length)];
}

function piecesWith(size: Size | null, count: number): Pieces {
  return Array.from({ length: count }, () => size);
}

function withAdded(pieces: Pieces, quantity: number, size: Size | null): Pieces {
  const rank = (piece: Size | null): number => (piece === null ? 2 : Number(piece === size));
  return [...pieces, ...piecesWith(size, quantity)].sort(
    (first, second) => rank(first) - rank(second),
  );
}

function resized(pieces: Pieces, quantity: number): Pieces {
  const added = piecesWith(pieces.at(-1) ?? null, Math.max(0, quantity - pieces.length));
  return [...pieces.slice(0, quantity), ...added];
}

it('the wishlist behaves like a list without duplicates for any sequence of commands', async () => {
  const insert = (ids: string[], key: string, place: number): void => {
    if (!ids.includes(key)) ids.splice(place, 0, key);
  };
  const remove = (ids: string[], key: string): void => {
    if (ids.includes(key)) ids.splice(ids.indexOf(key), 1);
  };
  const commands: fc.Arbitrary<Command<string[], Visit>>[] = [
    command('add', id, (key, ids, { stores }) => {
      stores.wishlist.add(product(key));
      insert(ids, key, ids.length);
    }),
    command('toggle', id, (key, ids, { stores }) => {
      stores.wishlist.toggle(product(key));
      if (ids.includes(key)) remove(ids, key);
      else ids.push(key);
    }),
    command('remove', id, (key, ids, { stores }) => {
      stores.wishlist.remove(key);
      remove(ids, key);
    }),
    command('restore', fc.tuple(id, fc.nat(5)), ([key, place], ids, { stores }) => {
      stores.wishlist.restore(product(key), place);
      insert(ids, key, place);
    }),
    command('clear', nothing, (_nothing, ids, { stores }) => {
      stores.wishlist.clear();
      ids.length = 0;
    }),
    revisit,
    room,
  ];

  await checkModel<string[], Visit>(
    commands,
    () => ({ model: [], real: visit() }),
    (ids, { stores: { wishlist }, storage }) => {
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

interface Attempt {
  readonly email: string;
  readonly answer: (result: GatewayResult) => void;
}

interface SessionVisit extends Visit {
  readonly attempts: Attempt[];
  /** Attempts that were cancelled before their answer. */
  readonly cancelled: Attempt[];
}

interface SessionModel {
  user: string | null;
  asking: string | null;
}

it('the session belongs to the last attempt that was not cancelled, for any sequence of commands', async () => {
  const commands: fc.Arbitrary<Command<SessionModel, SessionVisit>>[] = [
    command(
      'sign in',
      fc.tuple(fc.boolean(), fc.constantFrom('x@y.z', '@', 'no-at')),
      ([isNew, email], model, { stores: { session } }) => {
        void (isNew ? session.register({ email } as RegistrationForm) : session.login(email, 'pw'));
        model.asking ??= email;
      },
    ),
    command('answer', fc.boolean(), (success, model, { attempts }) => {
      const attempt = attempts.pop();
      if (!attempt) return;
      attempt.answer(success ? acceptanceOf(attempt) : { success });
      if (success) model.user = model.asking;
      model.asking = null;
    }),
    command('sign out', nothing, (_nothing, model, real) => {
      void real.stores.session.logout();
      model.user = null;
      cancel(model, real);
    }),
    command('sign out in another tab', nothing, (_nothing, model, real) => {
      const wasSignedIn = model.user !== null;
      real.storage.clearElsewhere();
      model.user = null;
      // It does not affect a guest's attempt.
      if (wasSignedIn) cancel(model, real);
    }),
    command('abandon', nothing, (_nothing, model, real) => {
      real.stores.session.abandon();
      cancel(model, real);
    }),
    command('answer a cancelled attempt', nothing, (_nothing, _model, { cancelled }) => {
      const attempt = cancelled.pop();
      attempt?.answer(acceptanceOf(attempt));
    }),
    room,
  ];

  await checkModel(
    commands,
    () => ({ model: { user: null, asking: null }, real: guest() }),
    ({ user, asking }, { stores: { session, health }, storage }) => {
      expectSame(session.user?.email ?? null, user);
      expectSame(session.isAuthenticated, user !== null);
      expectSame(session.activity !== null, asking !== null);
      if (storage.isFull) return;
      expectSame(health.isMemoryOnly, false);
      expectSame(storage.values.has('user'), user !== null);
      expectSame(storage.values.has('token'), user !== null);
    },
  );
});

function guest(): SessionVisit {
  const storage = new MemoryStorage();
  const attempts: Attempt[] = [];
  const ask = (email: string): Promise<GatewayResult> =>
    new Promise((resolve) => attempts.push({ email, answer: resolve }));
  const stores = testStores(() => storage, undefined, {
    login: ask,
    register: (form) => ask(form.email),
    logout: () => Promise.resolve(),
  });
  return { storage, stores, stop: stores.session.start(), attempts, cancelled: [] };
}

function acceptanceOf({ email }: Attempt): GatewayResult {
  const user: User = { id: 'u', email, name: email, avatar: null };
  return { success: true, user, token: 't' };
}

function cancel(model: SessionModel, { attempts, cancelled }: SessionVisit): void {
  model.asking = null;
  cancelled.push(...attempts.splice(0));
}

function visit(storage = new MemoryStorage()): Visit {
  const stores = testStores(() => storage);
  const stops = [stores.cart.start(), stores.wishlist.start()];
  return { storage, stores, stop: () => stops.forEach((stop) => stop()) };
}

async function checkModel<Model extends object, Real extends { readonly stop: () => void }>(
  commands: readonly fc.Arbitrary<Command<Model, Real>>[],
  setup: () => { model: Model; real: Real },
  compare: (model: Model, real: Real) => void,
): Promise<void> {
  const checked = commands.map((arbitrary) =>
    arbitrary.map(({ run, toString }) => ({
      check: () => true,
      run: async (model: Model, real: Real) => {
        run(model, real);
        // All promises of a sign-in settle within six microtasks.
        for (let turn = 0; turn < 6; turn += 1) await Promise.resolve();
        compare(model, real);
      },
      toString,
    })),
  );
  await fc.assert(
    fc.asyncProperty(fc.commands(checked, { maxCommands: 25, size: 'max' }), async (sequence) => {
      const { model, real } = setup();
      await fc.asyncModelRun(() => ({ model, real }), sequence);
      real.stop();
    }),
    runsOf(1000),
  );
}
