import { isRecord } from '../isRecord';
import { isOrderNumber } from '../receipts/receipt';

/** The navigation state after an order is placed. */
export function placedOrderState(number: string): { readonly placedOrder: string } {
  return { placedOrder: number };
}

/**
 * The order number in a navigation state, or null. The state can be forged, so look the number up in the receipts.
 */
export function readPlacedOrder(state: unknown): string | null {
  return isRecord(state) && isOrderNumber(state.placedOrder) ? state.placedOrder : null;
}

/** The path of an order's receipt, with its query. */
export function receiptPath(number: string): string {
  return `/account?tab=orders&order=${encodeURIComponent(number)}`;
}
