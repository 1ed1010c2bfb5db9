import * as v from 'valibot';
import { useClientValue } from '../navigation/useClientValue';
import { shopEntry } from '../persistence/shopEntry';
import { toJson } from '../persistence/toJson';
import { omitUndefined } from '../product/productSummary';
import { isSameAccount } from '../session/isSameAccount';

/** The stored fields of the checkout. They never include card fields. */
const STORED_FIELDS = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'address',
  'city',
  'state',
  'zipCode',
  'country',
  'discountCode',
  'paymentMethod',
] as const;

const entries = v.entriesFromList(STORED_FIELDS, v.fallback(v.optional(v.string()), undefined));
const FieldsSchema = v.object(entries);
const StoredSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ ...entries, account: v.string() }),
);

/** The typed values of the checkout's fields. */
export type ShippingDraft = Readonly<Partial<Record<(typeof STORED_FIELDS)[number], string>>>;

/** In sessionStorage, until the purchase, a sign-out in this tab, or the end of the tab. */
const entry = shopEntry('checkout', 'tab');

/** What the shopper with this email has typed into the checkout in this tab; empty while a page's HTML is hydrated. */
export function useShippingDraft(account: string): ShippingDraft {
  // Only this tab's form writes it.
  const text = useClientValue(() => entry.read() ?? null, null);
  const { success, output } = v.safeParse(StoredSchema, text);
  if (!success || !isSameAccount(output.account, account)) return {};
  return omitUndefined(v.parse(FieldsSchema, output));
}

/** Stores the typed values of the checkout, unless the storage is full or forbidden. */
export function keepShippingDraft(account: string, draft: ShippingDraft): void {
  entry.write(toJson({ ...v.parse(FieldsSchema, draft), account }));
}

export function dropShippingDraft(): void {
  entry.write(null);
}
