/** @jest-environment @stryker-mutator/jest-runner/jest-env/jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { CartStore } from '../cart/CartStore';
import { systemClock } from '../clock/clock';
import { SimulatedGateway } from '../session/AuthGateway';
import { SessionStore } from '../session/SessionStore';
import { expectSame } from '../testing/expectSame';
import { MemoryStorage } from '../testing/memoryStorage';
import { product } from '../testing/products';
import { runsOf } from '../testing/runsOf';
import { loneTab } from '../testing/testStores';
import { WishlistStore } from '../wishlist/WishlistStore';
import { Persistence } from './Persistence';

const gateway = new SimulatedGateway(systemClock);

interface Payload {
  readonly text: string;
  /** What its entries are; null if the text contains no list. */
  readonly entries: readonly Entry[] | null;
}

interface Entry {
  readonly stored: unknown;
  /** Set if a valid product can be read. A wishlist ignores quantities. */
  readonly id?: string;
  /** Set if a valid line of a cart can be read. */
  readonly quantity?: number;
}

const HOSTILE_NAMES = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty'];

const BAD_IDS = ['', null, 5, 'a b', 'a/b', '../x', 'a\ud800', 'é', 'x'.repeat(201), 'a\n'];

/** Few ids, so that duplicates occur. Some are names that every object inherits. */
const id = fc.constantFrom('men-shirt-1', 'women-saree-3', 'kids-boy-tshirt-2', ...HOSTILE_NAMES);

const price = fc.oneof(
  fc.integer({ min: 0, max: 25_000 }),
  fc.constantFrom('1,299', '399', '24,999', '19.99'),
);

const junk = fc.oneof(
  fc.constantFrom(null, '', 'abc', -1, 1e308, true, [], {}, '-3', '1e3', '0x10'),
  fc.jsonValue({ maxDepth: 2 }).filter((value) => typeof value === 'object'),
);

/** Unknown fields, including names that could change a prototype. */
const extras = fc.dictionary(
  fc.constantFrom('extra', 'description', 'isAdmin', ...HOSTILE_NAMES),
  fc.oneof(fc.constant({ polluted: true }), fc.jsonValue({ maxDepth: 1 })),
  { maxKeys: 3 },
);

const pieces = fc.integer({ min: 1, max: 50 });

const quantityFields = fc.oneof(
  pieces.map((quantity) => ({ fields: { quantity }, quantity })),
  pieces.map((quantity) => ({ fields: { quantity: String(quantity) }, quantity })),
  fc.constant({ fields: {}, quantity: 1 }),
);

const ornaments = fc.record(
  {
    imageUrl: fc.oneof(fc.constantFrom('/media/a.webp', 'javascript:alert(1)', '//evil'), junk),
    oldPrice: fc.oneof(price, junk),
    discount: fc.oneof(fc.integer(), junk),
    rating: fc.oneof(fc.constant(4.5), junk),
    ratingCount: fc.oneof(fc.nat(), junk),
    sizes: fc.oneof(fc.constant({ M: 1, XXL: 4, S: 'x' }), junk),
  },
  { requiredKeys: [] },
);

const goodEntry: fc.Arbitrary<Entry> = fc
  .tuple(id, price, quantityFields, ornaments, extras)
  .map(([itemId, newPrice, { fields, quantity }, ornament, extra]) => ({
    stored: {
      id: itemId,
      title: 'A product',
      newPrice,
      ...ornament,
      ...fields,
      ...ownFields(extra),
    },
    id: itemId,
    quantity,
  }));

const badQuantityEntry: fc.Arbitrary<Entry> = fc
  .record({
    id,
    title: fc.constant('A product'),
    newPrice: price,
    quantity: fc.oneof(junk, fc.constantFrom(0, 1.5, 0.1)),
  })
  .map((stored) => ({ stored, id: stored.id }));

const badEntry: fc.Arbitrary<Entry> = fc
  .oneof(
    junk,
    fc.string(),
    fc.record({ id, title: fc.constant('A product'), newPrice: junk, quantity: fc.nat() }),
    fc.record({ id, title: fc.constantFrom('', null, 5), newPrice: price, quantity: fc.nat() }),
    fc.record({
      id: fc.constantFrom(...BAD_IDS),
      title: fc.constant('A product'),
      newPrice: price,
    }),
  )
  .map((stored) => ({ stored }));

const noList = fc
  .oneof(
    fc.string(),
    fc.json({ maxDepth: 2 }).filter((text) => !text.trimStart().startsWith('[')),
    fc.constantFrom('{[', 'null', '"x"', '{}', '5', '', '[', '[}', '\u0000'),
  )
  .filter((text) => !/^\s*\[.*\]\s*$/s.test(text));

const listPayload: fc.Arbitrary<Payload> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc
      .array(fc.oneof({ weight: 3, arbitrary: goodEntry }, badQuantityEntry, badEntry), {
        maxLength: 6,
      })
      .map((entries) => ({ text: JSON.stringify(entries.map(({ stored }) => stored)), entries })),
  },
  { weight: 2, arbitrary: noList.map((text) => ({ text, entries: null })) },
);

/** Quantities by id, in order, if the entries are read as a cart. */
function quantitiesOf(entries: readonly Entry[]): ReadonlyMap<string, number> {
  const quantities = new Map<string, number>();
  for (const { id: itemId, quantity } of entries) {
    if (itemId === undefined || quantity === undefined) continue;
    quantities.set(itemId, (quantities.get(itemId) ?? 0) + quantity);
  }
  return quantities;
}

/** An object with the fields as own properties, `__proto__` included, as JSON.parse creates them. */
function ownFields(fields: Readonly<Record<string, unknown>>): object {
  const own = {};
  for (const [name, value] of Object.entries(fields)) {
    Object.defineProperty(own, name, { value, enumerable: true, configurable: true });
  }
  return own;
}

const TEXT_FIELDS = ['firstName', 'lastName', 'phone', 'city', 'country', 'gender'];

const userPayload: fc.Arbitrary<{ readonly text: string; readonly isUser: boolean }> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .tuple(
        fc.record({ id: fc.constantFrom('user-1', '__proto__'), email: fc.string() }),
        fc.option(fc.string(), { nil: undefined }),
        fc.record({ avatar: fc.oneof(fc.constantFrom(null, 'avatar3', 'avatar9'), junk) }),
        fc.dictionary(fc.constantFrom(...TEXT_FIELDS), fc.oneof(fc.string(), junk)),
        extras,
      )
      .map(([required, name, avatar, profile, extra]) => ({
        text: JSON.stringify({
          ...profile,
          ...ownFields(extra),
          ...avatar,
          ...required,
          ...(name === undefined ? {} : { name }),
        }),
        isUser: true,
      })),
  },
  {
    weight: 4,
    arbitrary: fc
      .oneof(
        noList,
        fc.array(fc.jsonValue({ maxDepth: 1 })).map((value) => JSON.stringify(value)),
        fc
          .record({ id: fc.constantFrom('', 5, null), email: fc.string(), name: fc.string() })
          .map((value) => JSON.stringify(value)),
      )
      .map((text) => ({ text, isUser: false })),
  },
);

/** The number of payloads for each key (docs/product/faults.md#storage). */
const PAYLOADS = 10_000;

const PROTOTYPES = [Object.prototype, Array.prototype, Map.prototype, String.prototype];
const namesBefore = PROTOTYPES.map((prototype) => Reflect.ownKeys(prototype));

afterEach(() => {
  expect(PROTOTYPES.map((prototype) => Reflect.ownKeys(prototype))).toEqual(namesBefore);
});

describe('whatever is stored under a key', () => {
  it('cart and wishlist keep all that is valid, and the cart has sums and reads what it has written', () => {
    fc.assert(
      fc.property(listPayload, ({ text, entries }) => {
        const storage = new MemoryStorage({ cart: text, wishlist: text });
        const persistence = persistenceOf(storage);
        const [cart, wishlist] = [new CartStore(persistence), new WishlistStore(persistence)];
        cart.start();
        expectSame(
          cart.lines.map(({ id, quantity }) => [id, quantity]),
          [...quantitiesOf(entries ?? [])],
        );
        expectCounts(cart.totals.subtotal, cart.totals.tax, cart.totals.total, cart.count);
        expectPlain(cart.lines);
        expectSame(
          [storage.writes, storage.getItem('weft.unreadable.cart')],
          entries?.every(({ quantity }) => quantity !== undefined) ? [0, null] : [1, text],
        );

        wishlist.start();
        expectSame(
          wishlist.items.map((item) => item.id),
          [...new Set(entries?.flatMap(({ id }) => id ?? []))],
        );
        expectPlain(wishlist.items);

        cart.add(product('another'));
        const later = persistenceOf(storage);
        const again = new CartStore(later);
        again.start();
        expectSame(again.lines, cart.lines);
        expectSame(later.hasUnreadable, false);
      }),
      runsOf(PAYLOADS),
    );
  });

  it('the session is read, and belongs to a user or a guest', () => {
    fc.assert(
      fc.property(userPayload, fc.string(), ({ text, isUser }, token) => {
        const storage = new MemoryStorage({ user: text, token });
        const session = new SessionStore(persistenceOf(storage), gateway);
        session.start();
        expectSame([session.loading, session.isAuthenticated], [false, isUser]);
        if (session.user) expectPlain([session.user]);
        // A token is never parsed, so it cannot be malformed.
        expectSame(storage.getItem('token'), token);
      }),
      runsOf(PAYLOADS),
    );
  });
});

/**
 * For a single store: a set of all stores would take as long to create as the rest of a run. It has its own target of events,
 * because the listeners of ten thousand stores would slow down the page.
 */
function persistenceOf(storage: MemoryStorage): Persistence {
  return new Persistence(() => storage, { ...loneTab, events: () => new EventTarget() });
}

function expectCounts(...numbers: readonly number[]): void {
  if (numbers.some((number) => !Number.isSafeInteger(number) || number < 0)) {
    throw new Error(`Not counts: ${numbers.join(', ')}`);
  }
}

const KNOWN_FIELDS = new Set(
  [
    ['id', 'title', 'imageUrl', 'newPrice', 'oldPrice', 'discount', 'rating', 'ratingCount'],
    ['quantity', 'sizes', 'email', 'name', 'avatar', 'firstName', 'lastName', 'phone'],
    ['dateOfBirth', 'gender', 'address', 'city', 'state', 'zipCode', 'country'],
  ].flat(),
);

function expectPlain(records: readonly object[]): void {
  for (const record of records) {
    const unknown = Reflect.ownKeys(record).filter((name) => !KNOWN_FIELDS.has(String(name)));
    if (unknown.length > 0) throw new Error(`Unknown fields: ${unknown.map(String).join(', ')}`);
    if (Object.getPrototypeOf(record) !== Object.prototype) throw new Error('Another prototype');
  }
}
