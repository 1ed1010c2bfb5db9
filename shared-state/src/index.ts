/** The shop's state and the types that the apps exchange. */
export { MAX_LINE_QUANTITY, SIZES, type CartLine, type Size } from './cart/cartLine';
export type { Addition, CartStore } from './cart/CartStore';
export { lastSize, rememberSize } from './cart/sizeMemory';
export { ageName, AGES, countWithoutSize, sizeName, sizesText } from './cart/sizesText';
export { dropShippingDraft, keepShippingDraft, useShippingDraft } from './checkout/shippingDraft';
export { systemClock, type Clock } from './clock/clock';
export { trackList, trackPurchase, trackSale, trackSearch } from './commerce/commerceEvents';
export { createStores, stores, type Stores } from './createStores';
export { toAmount } from './money/amount';
export { lineTotal, orderTotals, percentOf, TAX_PERCENT } from './money/orderTotals';
export { buyNowState, readCheckoutSource, type CheckoutSource } from './navigation/buyNow';
export { placedOrderState, readPlacedOrder, receiptPath } from './navigation/placedOrder';
export { readReturnTo, returnPlace, returnState } from './navigation/returnTo';
export { rememberListing, useLastListing } from './navigation/lastListing';
export { useClientValue } from './navigation/useClientValue';
export { readSearchTerm, searchState } from './navigation/search';
export {
  openStorage,
  type KeyValueStorage,
  type SpecifiedKey,
} from './persistence/KeyValueStorage';
export { shopEntry } from './persistence/shopEntry';
export { toJson } from './persistence/toJson';
export type { DeviceName, TabName } from './persistence/storageNames';
export type { Motion, Theme } from './preferences/PreferencesStore';
export { productPath, productPicture, type SectionId } from './product/addresses';
export { pricesOf, type ProductSummary } from './product/productSummary';
export {
  AuthProvider,
  CartProvider,
  StoresProvider,
  useAuth,
  useCart,
  usePreferences,
  useReceipts,
  useSaved,
  useStores,
  useWishlist,
  WishlistProvider,
} from './providers';
export { isOrderNumber, orderNumber, type Receipt } from './receipts/receipt';
export { orderLine, receiptView, type OrderLine } from './receipts/receiptView';
export type { AuthGateway } from './session/AuthGateway';
export {
  AVATARS,
  type AuthResult,
  type Avatar,
  type RegistrationForm,
  type User,
} from './session/types';
export type { WishlistStore } from './wishlist/WishlistStore';
