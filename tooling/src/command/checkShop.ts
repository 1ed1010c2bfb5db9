import { isOrigin } from 'remote-loader/formats';

/** @throws {Error} unless the option `--shop` is the origin of a shop */
export function checkShop(shop: string): void {
  if (!isOrigin(shop.replace(/\/$/, ''))) {
    throw new Error(`--shop is "${shop}"; give an origin, such as https://shop.example`);
  }
}
