/** @throws {Error} unless the option `--shop` is the origin of a shop */
export function checkShop(shop: string): void {
  if (!/^https?:\/\/[^/?#]+\/?$/.test(shop) || !URL.canParse(shop)) {
    throw new Error(`--shop is "${shop}"; give an origin, such as https://shop.example`);
  }
}
