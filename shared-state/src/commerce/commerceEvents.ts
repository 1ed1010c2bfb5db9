import type { CartLine } from '../cart/cartLine';
import { toAmount } from '../money/amount';
import { orderTotals } from '../money/orderTotals';
import type { ProductSummary } from '../product/productSummary';
import type { Receipt } from '../receipts/receipt';

/** The name of the DOM event of `window`; its `detail` is a {@link CommerceEvent}. */
export const COMMERCE_EVENT = 'weft:commerce';

/** A product in an event, with the field names of Google Analytics 4. Amounts are in whole units of currency. */
interface CommerceItem {
  readonly item_id: string;
  readonly item_name: string;
  readonly price: number;
  /** The old price minus the price, for one piece. */
  readonly discount?: number;
  readonly quantity: number;
  /** The section, such as `men`. */
  readonly item_category: string;
  /** The sizes, such as `M` or `M,L`. */
  readonly item_variant?: string;
  /** The position in a list, from 0. */
  readonly index?: number;
}

interface Sale {
  readonly currency: 'USD';
  /** Sum of price times quantity. */
  readonly value: number;
  readonly items: readonly CommerceItem[];
}

interface List {
  readonly item_list_id: string;
  readonly item_list_name: string;
  readonly items: readonly CommerceItem[];
}

interface Purchase extends Sale {
  readonly transaction_id: string;
  readonly tax: number;
  readonly shipping: 0;
}

type ListName = 'view_item_list' | 'select_item';

type SaleName =
  | 'view_item'
  | 'add_to_wishlist'
  | 'add_to_cart'
  | 'remove_from_cart'
  | 'view_cart'
  | 'begin_checkout';

/** An event with its name in Google Analytics 4. It does not identify the shopper. */
export type CommerceEvent =
  | ({ readonly name: ListName } & List)
  | ({ readonly name: SaleName } & Sale)
  | ({ readonly name: 'purchase' } & Purchase)
  | { readonly name: 'search'; readonly search_term: string };

declare global {
  interface WindowEventMap {
    [COMMERCE_EVENT]: CustomEvent<CommerceEvent>;
  }
}

/** A product for an event. A line of the cart is one too. */
type SoldProduct = ProductSummary & Partial<CartLine>;

/** The highest number of items in one event, the limit of Google Analytics 4. */
const MAX_ITEMS = 200;

export function trackSale(name: SaleName, products: readonly SoldProduct[]): void {
  if (products.length > 0) fire({ name, ...saleOf(products) });
}

/** Fires an event about a list, or about one product that was chosen from it. */
export function trackList(
  name: ListName,
  list: { readonly id: string; readonly name: string },
  products: readonly ProductSummary[],
  first = 0,
): void {
  const items = products
    .slice(0, MAX_ITEMS)
    .map((product, place) => ({ ...itemOf(product), index: first + place }));
  fire({ name, item_list_id: list.id, item_list_name: list.name, items });
}

export function trackSearch(term: string): void {
  fire({ name: 'search', search_term: term });
}

export function trackPurchase({ id, lines }: Receipt): void {
  const tax = orderTotals(lines).tax / 100;
  fire({ name: 'purchase', transaction_id: id, ...saleOf(lines), tax, shipping: 0 });
}

/** By default nothing listens, and nothing is sent. */
function fire(detail: CommerceEvent): void {
  window.dispatchEvent(new CustomEvent(COMMERCE_EVENT, { detail }));
}

function saleOf(products: readonly SoldProduct[]): Sale {
  const lines = products.map((product) => ({ quantity: 1, ...product }));
  return { currency: 'USD', value: orderTotals(lines).subtotal / 100, items: products.map(itemOf) };
}

function itemOf({ id, title, newPrice, oldPrice, quantity = 1, sizes }: SoldProduct): CommerceItem {
  const { saved } = orderTotals([{ newPrice, oldPrice, quantity: 1 }]);
  const variant = Object.keys(sizes ?? {}).join();
  return {
    item_id: id,
    item_name: title,
    price: toAmount(newPrice),
    ...(saved > 0 ? { discount: saved / 100 } : {}),
    quantity,
    item_category: id.replace(/-.*/s, ''),
    ...(variant ? { item_variant: variant } : {}),
  };
}
