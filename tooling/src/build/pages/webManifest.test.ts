import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { workspaceRoot } from '../../workspace/apps';
import { themeColors } from './themeColors';
import { webManifest } from './webManifest';

interface Parts {
  readonly name: string;
  readonly icons: readonly { readonly src: string; readonly purpose: string }[];
  readonly shortcuts: readonly { readonly name: string; readonly url: string }[];
  readonly screenshots: readonly { readonly src: string; readonly form_factor: string }[];
}

const COLORS = { light: '#ffffff', dark: '#000000' };

const SHARED = { 'shared-ui': { SHOP_NAME: 'Loom' } };
const manifest = JSON.parse(webManifest(SHARED, COLORS, [{ id: 'home', name: 'Home' }])) as Parts;

it('has the shop’s name from the host', () => {
  expect(manifest.name).toBe('Loom');
});

it('has a shortcut to each section and to the cart', () => {
  expect(manifest.shortcuts).toEqual([
    { name: 'Home', url: '/product/home' },
    { name: 'Cart', url: '/cart' },
  ]);
});

it('names existing pictures, for every purpose of icon and shape of window', () => {
  const pictures = [...manifest.icons, ...manifest.screenshots].map(({ src }) => src);
  expect(pictures.filter((src) => !existsSync(join(workspaceRoot, 'host/public', src)))).toEqual(
    [],
  );
  expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable');
  const shapes = manifest.screenshots.map(({ form_factor }) => form_factor);
  expect(new Set(shapes)).toEqual(new Set(['wide', 'narrow']));
});

it('reads the colours of both themes from the properties and from built style sheets', () => {
  const properties = join(workspaceRoot, 'shared-ui/src/globals/_properties.scss');
  const { light, dark } = themeColors(readFileSync(properties, 'utf8'));
  expect(light).not.toBe(dark);
  expect(themeColors(':root{--paper:light-dark(#fff,#000);--x:1}')).toEqual({
    light: '#fff',
    dark: '#000',
  });
  expect(() => themeColors('')).toThrow('no --paper');
});
