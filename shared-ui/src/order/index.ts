/** How an order is shown, in cart, checkout and receipts. A package entry of its own, which is not shared: pages without orders don't load it. */
export { DiscountAmount } from './DiscountAmount';
export { OrderLines } from './OrderLines';
export { OrderReceipt } from './OrderReceipt';
export { OrderSummary } from './OrderSummary';
