/** The shop's state and the types that the apps exchange. */
export type { Addition } from './cart/addition';
export {
  MAX_LINE_QUANTITY,
  SIZES,
  type CartLine,
  type Size,
  type SizeCounts,
} from './cart/cartLine';
export type { CartStore } from './cart/CartStore';
export { lastSize, rememberSize } from './cart/sizeMemory';
export { ageName, AGES, countWithoutSize, sizeName, sizesText } from './cart/sizesText';
export {
  dropShippingDraft,
  keepShippingDraft,
  useShippingDraft,
  type ShippingDraft,
} from './checkout/shippingDraft';
export { systemClock, type Clock } from './clock/clock';
export {
  trackList,
  trackPurchase,
  trackSale,
  trackSearch,
  type CommerceEvent,
  type CommerceItem,
} from './commerce/commerceEvents';
export { createStores, stores, type Stores } from './createStores';
export { toAmount } from './money/amount';
export {
  lineTotal,
  orderTotals,
  percentOf,
  TAX_PERCENT,
  type OrderTotals,
  type PricedLine,
} from './money/orderTotals';
export {
  buyNowState,
  readCheckoutSource,
  type BuyNowState,
  type CheckoutSource,
} from './navigation/buyNow';
export {
  placedOrderState,
  readPlacedOrder,
  receiptPath,
  type PlacedOrderState,
} from './navigation/placedOrder';
export {
  readReturnTo,
  returnPlace,
  returnState,
  type InAppLocation,
  type ReturnState,
} from './navigation/returnTo';
export { rememberListing, useLastListing } from './navigation/lastListing';
export { useClientValue } from './navigation/useClientValue';
export { readSearchTerm, searchState, type SearchState } from './navigation/search';
export type { StorageHealth } from './persistence/StorageHealth';
export {
  openStorage,
  type KeyValueStorage,
  type SpecifiedKey,
} from './persistence/KeyValueStorage';
export { shopEntry } from './persistence/shopEntry';
export { toJson } from './persistence/toJson';
export type { DeviceName, TabName } from './persistence/storageNames';
export type { Motion, PreferencesStore, Theme } from './preferences/PreferencesStore';
export { productPath, productPicture, type SectionId } from './product/addresses';
export { pricesOf, toSummary, type ProductSummary } from './product/productSummary';
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
export type { ReceiptStore } from './receipts/ReceiptStore';
export { orderLine, receiptView, type OrderLine } from './receipts/receiptView';
export type { SavedStore } from './saved/SavedStore';
export type { AuthGateway, GatewayResult } from './session/AuthGateway';
export type { SessionActivity, SessionStore } from './session/SessionStore';
export {
  AVATARS,
  type AuthResult,
  type Avatar,
  type RegistrationForm,
  type User,
} from './session/types';
export type { WishlistItem, WishlistStore } from './wishlist/WishlistStore';
