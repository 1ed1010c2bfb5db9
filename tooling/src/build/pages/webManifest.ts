import type { HostPages, ShopNames } from './nodeBuilds';
import type { ThemeColors } from './styles';

export const WEB_MANIFEST = '/manifest.webmanifest';

/**
 * The web app manifest, with which browsers install the shop.
 *
 * @param sections get a shortcut each
 */
export function webManifest(
  { SHOP_NAME: name, SHOP_TAGLINE: tagline }: ShopNames,
  { light, dark }: ThemeColors,
  sections: HostPages['sections'],
): string {
  return JSON.stringify({
    id: '/',
    name,
    short_name: name,
    description: `${tagline}.`,
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
      screenshot('wide-dark', 1280, 800, 'A listing in the dark theme'),
      screenshot('narrow', 390, 844, 'A listing on a phone'),
      screenshot('narrow-product', 390, 844, 'A product on a phone'),
    ],
    shortcuts: [
      ...sections.map(({ id, name: label }) => ({ name: label, url: `/product/${id}` })),
      { name: 'Cart', url: '/cart' },
    ],
  });
}

function icon(name: string, size: number, purpose: 'any' | 'maskable'): object {
  return { src: `/icons/${name}.png`, sizes: `${size}x${size}`, type: 'image/png', purpose };
}

function screenshot(name: string, width: number, height: number, label: string): object {
  const form_factor = name.startsWith('wide') ? 'wide' : 'narrow';
  const src = `/screenshots/${name}.webp`;
  return { src, sizes: `${width}x${height}`, type: 'image/webp', form_factor, label };
}
