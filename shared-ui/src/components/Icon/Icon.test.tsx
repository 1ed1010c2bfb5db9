/** @jest-environment jsdom */
import { expect, it, jest } from '@jest/globals';
import { render } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { iconNames } from './iconNames';

it('an icon comes from the sprite in the document, or from the sprite file if there is none', async () => {
  expect(await hrefOfIcon()).toMatch(/.#icon-heart$/);
  document.body.innerHTML = '<div id="icons"></div>';
  expect(await hrefOfIcon()).toBe('#icon-heart');
});

it('the sprite contains every listed icon, and no others', () => {
  const sprite = readFileSync(join(__dirname, 'sprite.svg'), 'utf8');
  const drawn = [...sprite.matchAll(/<symbol id="icon-([\w-]+)"/g)].map(([, name]) => name);
  expect(drawn).toEqual([...iconNames]);
});

async function hrefOfIcon(): Promise<string | null | undefined> {
  let href: string | null | undefined;
  await jest.isolateModulesAsync(async () => {
    const { Icon } = await import('./Icon');
    const { container } = render(<Icon name="heart" />);
    href = container.querySelector('use')?.getAttribute('href');
  });
  return href;
}
