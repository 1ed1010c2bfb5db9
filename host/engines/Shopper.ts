import { expect } from '@playwright/test';
import type * as TestingLibrary from '@testing-library/dom';
import { ProtocolError, type ElementHandle } from 'puppeteer-core';
import type { TestShop } from './site';
import type { BrowserWindow } from './webkit';

declare global {
  /** In every page of the tests (site.ts). */
  var TestingLibraryDom: typeof TestingLibrary;
}

/** The actions of a shopper in one window. Each waits until its element appears. */
export class Shopper {
  constructor(
    readonly window: BrowserWindow,
    readonly site: TestShop,
  ) {}

  /** Opens an address of the shop and waits until its page is hydrated or shows that it could not be loaded. */
  async goto(path: string): Promise<void> {
    await this.window.goto(this.site.origin + path);
    const isSettled = (): boolean =>
      !document.querySelector('[data-dehydrated]') || !!document.querySelector('[role=alert]');
    await expect.poll(() => this.window.evaluate(isSettled), `${path} is hydrated`).toBe(true);
  }

  /** Waits for an element, and until an action with it succeeds. */
  async see(
    role: string,
    name: string,
    scope = 'body',
    action?: (element: ElementHandle<HTMLElement>) => Promise<void>,
  ): Promise<void> {
    await expect(async () => {
      const element = await this.window.evaluateHandle(find, role, name, scope);
      await action?.(element);
    }).toPass();
  }

  async seeFocus(role: string, name: string): Promise<void> {
    const hasFocus = (element: HTMLElement): boolean => element === document.activeElement;
    await this.see(role, name, 'body', async (element) =>
      expect(await element.evaluate(hasFocus), `${name} has the focus`).toBe(true),
    );
  }

  async seeNo(role: string, name: string, scope = 'body'): Promise<void> {
    await expect(async () => {
      const found = this.window.evaluateHandle(find, role, name, scope);
      await expect(found, `${role} ${name}`).rejects.toThrow('There is no');
    }).toPass();
  }

  async click(role: string, name: string, scope?: string): Promise<void> {
    await this.see(role, name, scope, (element) => element.click());
  }

  /** Types into an empty field. */
  async fill(name: string, text: string): Promise<void> {
    await this.click('textbox', name);
    await this.window.keyboard.type(text);
  }

  /** Focuses an element, like the Tab key, and presses Enter. */
  async enter(role: string, name: string): Promise<void> {
    await this.see(role, name, 'body', (element) => element.evaluate((found) => found.focus()));
    await this.window.keyboard.press('Enter');
  }

  async signIn(): Promise<void> {
    await this.fill('Email', 'asha@example.com');
    // A password field has no role.
    await this.window.keyboard.press('Tab');
    await this.window.keyboard.type('any password');
    await this.click('button', 'Sign In');
  }

  async resize(width: number): Promise<void> {
    await this.window.setViewport({ width, height: 800 }).catch((error: unknown) => {
      // The library also turns the screen, which Firefox 140 cannot do: Debian's, without its security updates.
      if (!(error instanceof ProtocolError && error.message.includes('unknown command')))
        throw error;
    });
    await expect.poll(() => this.window.evaluate(() => innerWidth)).toBe(width);
  }

  path(): Promise<string> {
    return this.window.evaluate(() => location.pathname);
  }

  text(selector: string): Promise<string> {
    return this.window.evaluate(
      (found) => document.querySelector<HTMLElement>(found)?.innerText.replace(/\s+/g, ' ') ?? '',
      selector,
    );
  }
}

/**
 * Finds an element by its role and name, and scrolls it into view. Runs in the page, so it uses nothing from outside.
 *
 * @param scope a selector of the element that contains it
 * @throws {Error} when it does not exist or is not at rest, or another element covers it
 */
async function find(role: string, name: string, scope: string): Promise<HTMLElement> {
  const roots = [...document.querySelectorAll<HTMLElement>(scope)];
  const [element] = roots.flatMap((root) => TestingLibraryDom.queryAllByRole(root, role, { name }));
  if (!element) throw new Error(`There is no ${role} "${name}" in ${scope} of ${location.href}.`);
  const scrolled = (): DOMRect => {
    element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    return element.getBoundingClientRect();
  };
  const before = scrolled();
  // WebKit scrolls to a focused element only in a later frame, and a busy machine has no frame for a long time. A hidden window
  // has none at all.
  await Promise.race([
    new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    new Promise((resolve) => setTimeout(resolve, 2000)),
  ]);
  const { left, top, width, height } = scrolled();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  const isAtRest = left === before.left && top === before.top;
  const isFree = element.contains(hit) || hit?.closest('label');
  if (isAtRest && isFree) return element;
  throw new Error(`The ${role} "${name}" moves, or ${hit?.outerHTML.slice(0, 200)} covers it.`);
}
