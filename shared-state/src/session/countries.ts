/**
 * The countries of the shop's forms, by the stored code (docs/product/account.md#session). A separate package entry that is
 * not shared, so that pages without these forms do not load it.
 */
export const COUNTRY_NAMES = {
  US: 'United States',
  CA: 'Canada',
  UK: 'United Kingdom',
  AU: 'Australia',
  IN: 'India',
} as const;
