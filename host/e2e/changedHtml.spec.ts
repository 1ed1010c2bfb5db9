import type { Page } from '@playwright/test';
import { rewritten } from 'tooling/faults';
import { anyProduct } from './catalogue';
import { expect, test, type Shop } from './shop';
import { expectStill, watchShifts } from './steps';
import { bar, expectHydrated, holdScripts, open, press, storedIds } from './takeOver';
import { translate } from './translate';

// HTML that something else changes before it is hydrated.

const MINIFIED = 'HTML without comments, and without white space between its elements';

for (const [name, change] of [
  ['an icon next to each field', addIcons],
  ['an element before the bars', addBanner],
  ['a translation', translate],
  [MINIFIED, () => undefined],
] as const) {
  test.describe(name, () => {
    let host: Awaited<ReturnType<Shop['serveElsewhere']>>;

    test.beforeEach(async ({ page, shop, expectedProblems }) => {
      // React reports that it renders a part of the page anew.
      expectedProblems.push(/Minified React error #4(?:18|23|25)/);
      await page.addInitScript(`addEventListener('DOMContentLoaded', ${change.toString()})`);
      host = await shop.serveElsewhere('host');
      if (name === MINIFIED) host.inject(/^\/(?:product\/.*|login)$/, rewritten(minify));
      await watchShifts(page);
      await watchMain(page);
    });

    test.afterEach(() => host.close());

    test('loses no press, and the page stays where it is', async ({ page }) => {
      const release = await holdScripts(page);
      await open(page, `${host.origin}${anyProduct.path}`);
      const newsletter = page.getByRole('textbox', { name: 'Newsletter' });
      await newsletter.fill('asha@example.com');
      const main = page.getByRole('main');
      await press(main.getByRole('button', { name: 'Add to Cart' }).first());
      await press(main.getByRole('button', { name: 'Add to wishlist' }).first());
      release();
      await expectHydrated(page);
      await expect(bar(page, 'Cart, 1 item')).toBeVisible();
      await expect(bar(page, 'Wishlist, 1 item')).toBeVisible();
      await expect(newsletter).toHaveValue('asha@example.com');
      expect(await storedIds(page, 'cart')).toEqual([anyProduct.id]);
      await expectOneHead(page);
      await expectMain(page);
      await expectStill(page, 'the product');
    });

    test('loses no typed text', async ({ page, shop }) => {
      const releaseRemote = await holdScripts(page, shop.remoteOrigin('mfe_account_auth'));
      const releaseHost = await holdScripts(page, `${host.origin}/`);
      await open(page, `${host.origin}/login`);
      const email = page.getByRole('textbox', { name: 'Email' });
      await page.getByLabel('Password', { exact: true }).fill('any password');
      await page.getByRole('checkbox', { name: 'Remember me' }).check();
      await email.fill('asha@example.com');
      releaseHost();
      await expect(page.locator('html[data-started]')).toHaveCount(1);
      await expect(email).toBeFocused();
      await email.press('Enter');
      await expect(page.locator('[data-pressed]')).toHaveText('Sign In');
      releaseRemote();
      await expect(page).not.toHaveURL(/login/);
      expect(await page.evaluate(() => localStorage.getItem('user'))).toContain('asha@example.com');
      await expectMain(page);
    });
  });
}

/** Like a password manager. */
function addIcons(): void {
  for (const field of document.querySelectorAll('[type=email], [name=email], [type=password]')) {
    field.after(document.createElement('password-icon'));
  }
}

/** Like an extension that adds its bar to the page. */
function addBanner(): void {
  document.querySelector('#root > div')?.prepend(document.createElement('extension-bar'));
}

/** Like a network that makes HTML smaller. */
function minify(html: string): string {
  return html.replaceAll(/<!--.*?-->/g, '').replaceAll(/>\s+</g, '><');
}

/** Marks the document if a frame of the page has no content. */
async function watchMain(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const check = (): void => {
      const isBlank = document.querySelector('main')?.innerText.trim() === '';
      if (isBlank) document.documentElement.dataset.blank = '';
      requestAnimationFrame(check);
    };
    addEventListener('DOMContentLoaded', check);
  });
}

async function expectMain(page: Page): Promise<void> {
  await expect(page.locator('html[data-blank]'), 'a frame without content').toHaveCount(0);
}

async function expectOneHead(page: Page): Promise<void> {
  for (const selector of ['title', 'link[rel=canonical]', 'meta[name=description]']) {
    await expect(page.locator(`head > ${selector}`)).toHaveCount(1);
  }
}
