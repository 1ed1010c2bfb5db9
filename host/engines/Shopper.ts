import { expect } from '@playwright/test';
import type { BrowserWindow, Key } from './drivers/Driver';
import { look, type Sight } from './look';

/** The actions of a shopper in one window. Each waits until its element appears. */
export class Shopper {
  constructor(
    readonly window: BrowserWindow,
    private readonly origin: string,
  ) {}

  /** Opens an address of the shop and waits until its page is hydrated or shows that it could not be loaded. */
  async goto(path: string): Promise<void> {
    await this.window.load(this.origin + path);
    const isSettled = (): boolean =>
      !document.querySelector('[data-dehydrated]') || !!document.querySelector('[role=alert]');
    await expect.poll(() => this.window.run(isSettled), `${path} is hydrated`).toBe(true);
  }

  /**
   * The element with this role and name; the name may be its beginning.
   *
   * @param scope a selector of the element that contains it
   * @throws {Error} when it does not appear
   */
  async see(
    role: string,
    name: string,
    scope = 'body',
    { isFocused = false, isPressed = false } = {},
  ): Promise<Sight> {
    const sight = await this.window.run(look, role, name, scope, 60_000, isFocused, isPressed);
    if (sight) return sight;
    throw new Error(`There is no ${role} "${name}" in ${scope} of ${await this.path()}.`);
  }

  /** Waits until an element has the focus. */
  async seeFocus(role: string, name: string): Promise<void> {
    await expect.poll(async () => (await this.see(role, name)).hasFocus, name).toBe(true);
  }

  /** Waits until no such element is visible. */
  async seeNo(role: string, name: string, scope = 'body'): Promise<void> {
    await expect.poll(() => this.window.run(look, role, name, scope, 0), name).toBeNull();
  }

  /** Presses it again if the page has scrolled since it was found, as WebKit does for a focused element, sometimes much later. */
  async click(role: string, name: string, scope?: string): Promise<void> {
    for (let presses = 0; presses < 3; presses += 1) {
      const { x, y } = await this.see(role, name, scope, { isPressed: true });
      await this.window.click(x, y);
      // A new page has missed nothing.
      const hasMissed = this.window.run(() => 'hasMissed' in window && window.hasMissed === true);
      if (!(await hasMissed.catch(() => false))) return;
      // WebKit would count the next press at the same point as the second of a double click, which the shop ignores.
      await new Promise((resolve) => setTimeout(resolve, 1_500));
    }
    throw new Error(`Something else is where ${role} "${name}" was.`);
  }

  /** Types into an empty field. */
  async fill(name: string, text: string): Promise<void> {
    await this.click('textbox', name);
    await this.window.type(text);
  }

  /** Chooses an option by script, because the system draws the list of a select. */
  async choose(name: string, value: string): Promise<void> {
    await this.click('combobox', name);
    await this.press('Escape');
    await this.window.run((chosen) => {
      const select = document.activeElement as HTMLSelectElement;
      select.value = chosen;
      select.dispatchEvent(new Event('change', { bubbles: true }));
    }, value);
  }

  async press(...keys: readonly Key[]): Promise<void> {
    for (const key of keys) await this.window.press(key);
  }

  /** Focuses an element, like the Tab key, and presses Enter. */
  async enter(role: string, name: string): Promise<void> {
    await this.see(role, name, 'body', { isFocused: true });
    await this.press('Enter');
  }

  async signIn(): Promise<void> {
    await this.fill('Email', 'asha@example.com');
    // A password field has no role.
    await this.press('Tab');
    await this.window.type('any password');
    await this.click('button', 'Sign In');
  }

  async resize(width: number, height: number): Promise<void> {
    await this.window.resize(width, height);
    await expect.poll(() => this.window.run(() => innerWidth)).toBe(width);
  }

  /** Goes one entry back in the history, once this call has ended. */
  async back(): Promise<void> {
    await this.window.run(() => void setTimeout(() => history.back()));
  }

  path(): Promise<string> {
    return this.window.run(() => location.pathname);
  }

  /** The text of the first such element. */
  text(selector: string): Promise<string> {
    return this.window.run(
      (found) => document.querySelector<HTMLElement>(found)?.innerText.replace(/\s+/g, ' ') ?? '',
      selector,
    );
  }
}
