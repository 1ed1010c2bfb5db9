/**
 * The countries of the shop's forms by the code that is stored (docs/product/account.md#session). A package entry of
 * its own, which is not shared: pages without these forms don't load it.
 */
export const COUNTRY_NAMES = {
  US: 'United States',
  CA: 'Canada',
  UK: 'United Kingdom',
  AU: 'Australia',
  IN: 'India',
} as const;
