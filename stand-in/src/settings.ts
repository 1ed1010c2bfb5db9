import { sampleProduct, sampleUser } from './sampleProduct';

/** The settings of the stand-in, which a reload keeps: the state of the stores, and whether sign-in is slow. */
export interface Settings {
  readonly state: StoreState;
  readonly isGatewaySlow: boolean;
}

const CHOICE_KEY = 'weft.stand-in';

/** The keys of the stores (docs/product/storage.md#keys). */
const STORE_KEYS = ['user', 'token', 'wishlist', 'cart'] as const;

const LONG_NAME =
  'Pneumonoultramicroscopicsilicovolcanoconiosis Handwoven Peshwai Brocade Wedding Sherwani with Zardozi Embroidery';

const user = { ...sampleUser, avatar: 'avatar2' };

const FULL = Array.from({ length: 12 }, (_, index) => ({
  ...sampleProduct,
  id: `men-shirt-${index + 1}`,
  imageUrl: `/media/products/men-shirt-${(index % 4) + 1}.webp`,
  quantity: index * index + 1,
  sizes: { M: index * index + 1 },
}));

/** The stored values of each state, in the stores' formats. */
export const STATES = {
  Guest: {},
  'Signed in': { user, token: 'simulated-token' },
  'Full cart': { user, token: 'simulated-token', wishlist: FULL, cart: FULL },
  'Long names': {
    user: { ...user, name: LONG_NAME, email: `${'long.'.repeat(20)}asha@example.com` },
    token: 'simulated-token',
    wishlist: [{ ...sampleProduct, title: LONG_NAME }],
    cart: [{ ...sampleProduct, title: LONG_NAME, newPrice: 1_234_567, quantity: 10_000 }],
  },
} as const satisfies Record<string, Partial<Record<(typeof STORE_KEYS)[number], unknown>>>;

export type StoreState = keyof typeof STATES;

/** The stored settings; by default a guest, with unchanged lists. */
export function readChoice(): Settings {
  const text = localStorage.getItem(CHOICE_KEY);
  return text === null ? { state: 'Guest', isGatewaySlow: false } : (JSON.parse(text) as Settings);
}

/** Stores the settings and the values of their state; the stores read them after a reload. */
export function writeChoice(choice: Settings): void {
  const texts: Partial<Record<string, unknown>> = STATES[choice.state];
  for (const key of STORE_KEYS) {
    const value = texts[key];
    if (value === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value));
  }
  localStorage.setItem(CHOICE_KEY, JSON.stringify(choice));
}
