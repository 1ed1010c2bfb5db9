import { existsSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { workspaceRoot } from '../../workspace/apps';
import { themeColors } from './styles';
import { webManifest } from './webManifest';

const COLORS = { light: '#ffffff', dark: '#000000' };
const NAMES = { SHOP_NAME: 'Loom', SHOP_TAGLINE: 'Clothes' };

const text = webManifest(NAMES, COLORS, [{ id: 'home', name: 'Home' }]);
const manifest = JSON.parse(text) as Readonly<
  Record<'icons' | 'screenshots' | 'shortcuts', readonly Record<string, string>[]>
>;

it('has the shop’s name from the host, and a shortcut to each section and to the cart', () => {
  expect(manifest).toMatchObject({ name: 'Loom', description: 'Clothes.' });
  expect(manifest.shortcuts).toEqual([
    { name: 'Home', url: '/product/home' },
    { name: 'Cart', url: '/cart' },
  ]);
});

it('names existing pictures, for every purpose of icon and shape of window', () => {
  const { icons, screenshots } = manifest;
  const files = [...icons, ...screenshots].map(({ src }) => `${workspaceRoot}/host/public${src}`);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
  expect(icons).toContainEqual(expect.objectContaining({ purpose: 'maskable' }));
  const shapes = screenshots.map(({ form_factor }) => form_factor);
  expect(new Set(shapes)).toEqual(new Set(['wide', 'narrow']));
});

it('reads the colours of both themes from style sheets', () => {
  expect(themeColors(':root{--paper:light-dark(#fff,#000);--x:1}')).toEqual({
    light: '#fff',
    dark: '#000',
  });
  expect(() => themeColors('')).toThrow('no --paper');
});
