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

it('an icon is drawn from the document that holds the sprite', async () => {
  const icons = document.createElement('div');
  icons.id = 'icons';
  document.body.append(icons);
  expect(await hrefOfIcon()).toBe('#icon-heart');
});

it('an icon is drawn from the file of the sprite elsewhere', async () => {
  expect(await hrefOfIcon()).toMatch(/.#icon-heart$/);
});
