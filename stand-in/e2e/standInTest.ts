import {
  expect,
  test as base,
  type Page,
  type PlaywrightTestArgs,
  type PlaywrightTestOptions,
  type PlaywrightWorkerArgs,
  type PlaywrightWorkerOptions,
  type TestType,
} from '@playwright/test';
import { remoteByFolder } from 'tooling/apps';
import { serveLive } from 'tooling/serve-live';
import { workerPorts } from 'tooling/e2e-ports';

/** The time limit for the server's start, in milliseconds. */
const START_TIMEOUT = 180_000;

type TestFixtures = PlaywrightTestArgs & PlaywrightTestOptions;
type WorkerFixtures = PlaywrightWorkerArgs & PlaywrightWorkerOptions & { origin: string };

/**
 * Playwright's `test` for a remote alone, without the host. A page error or a console error fails the test.
 *
 * @param folder the remote's folder
 */
export function standInTest(folder: string): TestType<TestFixtures, WorkerFixtures> {
  return base.extend<object, { origin: string }>({
    origin: [
      async ({}, use) => {
        const { shop: basePort } = await workerPorts();
        const site = await serveLive(remoteByFolder(folder), { basePort });
        await use(site.origin);
        await site.close();
      },
      { scope: 'worker', timeout: START_TIMEOUT },
    ],
    baseURL: async ({ origin }, use) => {
      await use(origin);
    },
    page: async ({ page }, use) => {
      const problems: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') problems.push(message.text());
      });
      page.on('pageerror', (error) => problems.push(String(error)));
      await use(page);
      expect(problems, 'problems on the page').toEqual([]);
    },
  });
}

/** Chooses a state of the stores; the stand-in reloads the page. */
export async function chooseState(page: Page, state: string): Promise<void> {
  const select = page.getByRole('combobox', { name: 'State' });
  await Promise.all([page.waitForEvent('load'), select.selectOption(state)]);
  await expect(select).toHaveValue(state);
}
