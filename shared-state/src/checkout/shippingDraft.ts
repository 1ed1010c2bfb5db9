import { isRecord } from '../isRecord';
import { useClientValue } from '../navigation/useClientValue';
import { shopEntry } from '../persistence/shopEntry';
import { toJson } from '../persistence/toJson';
import { isSameAccount } from '../session/isSameAccount';

/** The stored fields of the checkout. They never include card fields. */
const SHIPPING_FIELDS = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'address',
  'city',
  'state',
  'zipCode',
  'country',
] as const;
type ShippingField = (typeof SHIPPING_FIELDS)[number];

/** The typed values of the checkout's fields. */
export type ShippingDraft = Readonly<Partial<Record<ShippingField, string>>>;

/** In sessionStorage, until the purchase, a sign-out in this tab, or the end of the tab. */
const entry = shopEntry('checkout', 'tab');

/** What the shopper with this email has typed into the checkout in this tab; empty while a page's HTML is hydrated. */
export function useShippingDraft(account: string): ShippingDraft {
  // Only this tab's form writes it.
  const text = useClientValue(() => entry.read() ?? null, null);
  return parse(text ?? '', account);
}

/** Stores the typed values of the checkout, unless the storage is full or forbidden. */
export function keepShippingDraft(account: string, draft: ShippingDraft): void {
  entry.write(toJson({ ...knownFields(draft), account }));
}

export function dropShippingDraft(): void {
  entry.write(null);
}

function parse(text: string, account: string): ShippingDraft {
  try {
    const value: unknown = JSON.parse(text);
    if (!isRecord(value) || typeof value.account !== 'string') return {};
    return isSameAccount(value.account, account) ? knownFields(value) : {};
  } catch {
    // Nothing is stored, or another program has written it.
    return {};
  }
}

function knownFields(value: Readonly<Record<string, unknown>>): ShippingDraft {
  const fields = SHIPPING_FIELDS.flatMap((field) => {
    const text = value[field];
    return typeof text === 'string' ? [[field, text]] : [];
  });
  return Object.fromEntries(fields) as ShippingDraft;
}
