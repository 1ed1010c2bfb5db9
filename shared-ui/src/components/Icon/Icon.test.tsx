/** @jest-environment jsdom */
import { afterEach, expect, it, jest } from '@jest/globals';
import { render } from '@testing-library/react';

afterEach(() => {
  document.body.replaceChildren();
});

async function hrefOfIcon(): Promise<string | null | undefined> {
  let href: string | null | undefined;
  await jest.isolateModulesAsync(async () => {
    const { Icon } = await import('./Icon');
    href = render(<Icon name="heart" />)
      .container.querySelector('use')
      ?.getAttribute('href');
  });
  return href;
}

it('an icon comes from the sprite in the document, if there is one', async () => {
  const icons = document.createElement('div');
  icons.id = 'icons';
  document.body.append(icons);
  expect(await hrefOfIcon()).toBe('#icon-heart');
});

it('an icon comes from the sprite file otherwise', async () => {
  expect(await hrefOfIcon()).toMatch(/.#icon-heart$/);
});
