import type { Page } from '@playwright/test';
import { hasSample, originOf, remoteByFolder } from 'tooling/apps';
import { serveLive } from 'tooling/serve-live';
import { workerPorts } from 'tooling/e2e-ports';
import { expect, test as base } from 'tooling/e2e-test';

/**
 * Playwright's `test` for a remote alone, without the host, whose development server runs while the tests of the calling file
 * run. A page error or a console error fails the test.
 */
export function standInTest(folder: string): typeof base {
  const app = remoteByFolder(folder);
  let site: Awaited<ReturnType<typeof serveLive>> | undefined;
  const test = base.extend({
    baseURL: async ({}, use) => {
      await use(originOf(app, (await workerPorts()).shop));
    },
    page: async ({ page }, use) => {
      const problems: string[] = [];
      page.on('console', (message) => {
        if (message.type() !== 'error') return;
        // The stand-in's products have pictures of the sample catalogue, which another one lacks.
        if (!hasSample && message.location().url.includes('/media/products/')) return;
        problems.push(message.text());
      });
      page.on('pageerror', (error) => problems.push(String(error)));
      await use(page);
      expect(problems, 'problems on the page').toEqual([]);
    },
  });
  // One server for all tests of the file. A fixture of the worker would need another worker for each remote.
  test.describe.configure({ mode: 'default' });
  test.beforeAll(async () => {
    const { shop: basePort } = await workerPorts();
    site = await serveLive(app, basePort);
  });
  test.afterAll(() => site?.close());
  return test;
}

/** Chooses a state of the stores; the stand-in reloads the page. */
export async function chooseState(page: Page, state: string): Promise<void> {
  const select = page.getByRole('combobox', { name: 'State' });
  await Promise.all([page.waitForEvent('load'), select.selectOption(state)]);
  await expect(select).toHaveValue(state);
}
