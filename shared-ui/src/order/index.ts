/** Displays orders in cart, checkout and receipts. A separate entry that is not shared: pages without orders do not load it. */
export { OrderLines } from './OrderLines';
export { OrderReceipt } from './OrderReceipt';
export { OrderSummary } from './OrderSummary';
