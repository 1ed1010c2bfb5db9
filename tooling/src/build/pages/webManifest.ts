import type { ThemeColors } from './themeColors';

/** The path of the web app manifest. */
export const WEB_MANIFEST = '/manifest.webmanifest';

/**
 * The web app manifest, with which browsers install the shop.
 *
 * @param shared the host's shared modules, with the shop's name
 */
export function webManifest(
  shared: Readonly<Record<string, unknown>>,
  { light, dark }: ThemeColors,
): string {
  const name = shopName(shared);
  return JSON.stringify({
    id: '/',
    name,
    short_name: name,
    description: 'Clothes for men, women and kids.',
    lang: 'en',
    categories: ['shopping'],
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: light,
    background_color: light,
    user_preferences: {
      color_scheme: { dark: { theme_color: dark, background_color: dark } },
    },
    icons: [
      icon('icon-192', 192, 'any'),
      icon('icon-512', 512, 'any'),
      icon('maskable-512', 512, 'maskable'),
    ],
    screenshots: [
      screenshot('wide', 1280, 800, 'The landing page on a desktop'),
      screenshot('wide-dark', 1280, 800, 'The listing for women in the dark theme'),
      screenshot('narrow', 390, 844, 'The listing for women on a phone'),
      screenshot('narrow-product', 390, 844, 'A product on a phone'),
    ],
    shortcuts: [
      { name: 'Men', url: '/product/men' },
      { name: 'Women', url: '/product/women' },
      { name: 'Kids', url: '/product/kids' },
      { name: 'Cart', url: '/cart' },
    ],
  });
}

/** The shop's name, from the host's shared modules. */
export function shopName(shared: Readonly<Record<string, unknown>>): string {
  return (shared['shared-ui'] as { SHOP_NAME: string }).SHOP_NAME;
}

function icon(name: string, size: number, purpose: 'any' | 'maskable'): object {
  return { src: `/icons/${name}.png`, sizes: `${size}x${size}`, type: 'image/png', purpose };
}

function screenshot(name: string, width: number, height: number, label: string): object {
  const form_factor = name.startsWith('wide') ? 'wide' : 'narrow';
  const src = `/screenshots/${name}.webp`;
  return { src, sizes: `${width}x${height}`, type: 'image/webp', form_factor, label };
}
