import type { BrowserWindow, Key } from './drivers/Driver';
import { look, type Sight } from './look';

/** Somebody who uses the shop in one window. What is not there yet is waited for. */
export class Shopper {
  constructor(
    readonly window: BrowserWindow,
    private readonly origin: string,
  ) {}

  /** Opens an address of the shop and waits until its page is hydrated, or says that it is lost. */
  async goto(path: string): Promise<void> {
    await this.window.load(this.origin + path);
    await this.isAwake();
  }

  async isAwake(): Promise<void> {
    await this.window.run(async () => {
      const end = Date.now() + 10_000;
      const isAsleep = (): boolean =>
        document.querySelector('[data-asleep]') !== null &&
        document.querySelector('[role=alert]') === null;
      while (isAsleep()) {
        if (Date.now() > end) throw new Error(`${location.pathname} is not hydrated.`);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    });
  }

  /**
   * What has this role and name, the name whole or as its beginning.
   *
   * @param scope a selector of what it is in
   * @throws {Error} when it does not appear
   */
  async see(role: string, name: string, scope = 'body'): Promise<Sight> {
    const sight = await this.window.run(look, role, name, scope, 8000);
    if (sight) return sight;
    throw new Error(`There is no ${role} "${name}" in ${scope} of ${await this.path()}.`);
  }

  /** Whether it is there at this moment. */
  async sees(role: string, name: string, scope = 'body'): Promise<boolean> {
    return (await this.window.run(look, role, name, scope, 0)) !== null;
  }

  async click(role: string, name: string, scope?: string): Promise<void> {
    await this.window.click(await this.see(role, name, scope));
  }

  async fill(name: string, text: string): Promise<void> {
    await this.click('textbox', name);
    await this.window.run(() => {
      (document.activeElement as HTMLInputElement | null)?.select();
    });
    await this.window.type(text);
  }

  /** Chooses from a select, as if by its list, which belongs to the system. */
  async choose(name: string, value: string): Promise<void> {
    await this.click('combobox', name);
    await this.window.press('Escape');
    await this.window.run((chosen) => {
      const select = document.activeElement as HTMLSelectElement;
      select.value = chosen;
      select.dispatchEvent(new Event('change', { bubbles: true }));
    }, value);
  }

  async press(...keys: readonly Key[]): Promise<void> {
    for (const key of keys) await this.window.press(key);
  }

  /** Puts the focus on something, as the tab key would. */
  async focus(role: string, name: string): Promise<void> {
    await this.see(role, name);
    await this.window.run(look, role, name, 'body', 0, true);
  }

  path(): Promise<string> {
    return this.window.run(() => location.pathname);
  }

  text(selector: string): Promise<string> {
    return this.window.run(
      (found) => document.querySelector<HTMLElement>(found)?.innerText.replace(/\s+/g, ' ') ?? '',
      selector,
    );
  }
}
