/** @jest-environment node */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { workspaceRoot } from '../../apps.mjs';
import { themeColors, webManifest } from './webManifest.mjs';

interface Parts {
  readonly name: string;
  readonly icons: readonly { readonly src: string; readonly purpose: string }[];
  readonly screenshots: readonly { readonly src: string; readonly form_factor: string }[];
}

const manifest = JSON.parse(webManifest({ 'shared-ui': { SHOP_NAME: 'Loom' } })) as Parts;

it('has the name that the host shares', () => {
  expect(manifest.name).toBe('Loom');
});

it('names pictures that the host has, for every shape of icon and window', () => {
  const pictures = [...manifest.icons, ...manifest.screenshots].map(({ src }) => src);
  expect(pictures.filter((src) => !existsSync(join(workspaceRoot, 'host/public', src)))).toEqual(
    [],
  );
  expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable');
  const shapes = manifest.screenshots.map(({ form_factor }) => form_factor);
  expect(new Set(shapes)).toEqual(new Set(['wide', 'narrow']));
});

it('takes the colours of both themes from the tokens', () => {
  const { light, dark } = themeColors();
  expect([light, dark]).toEqual([expect.stringMatching(/^#/), expect.stringMatching(/^#/)]);
  expect(light).not.toBe(dark);
});
