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

/** How long a bench may take to start, in milliseconds. */
const BENCH_TIMEOUT = 180_000;

type TestFixtures = PlaywrightTestArgs & PlaywrightTestOptions;
type WorkerFixtures = PlaywrightWorkerArgs & PlaywrightWorkerOptions & { bench: string };

/**
 * Playwright's `test` for a remote alone, on its bench without the host. An error of the page or on its console fails
 * the test.
 *
 * @param folder the remote's
 */
export function benchTest(folder: string): TestType<TestFixtures, WorkerFixtures> {
  return base.extend<object, { bench: string }>({
    bench: [
      async ({}, use, workerInfo) => {
        const { shop: basePort } = workerPorts(workerInfo);
        const { origin, close } = await serveLive(remoteByFolder(folder), { basePort });
        await use(origin);
        await close();
      },
      { scope: 'worker', timeout: BENCH_TIMEOUT },
    ],
    baseURL: async ({ bench }, use) => {
      await use(bench);
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

/** Chooses a state of the stores; the bench reloads the page. */
export async function chooseState(page: Page, state: string): Promise<void> {
  const select = page.getByRole('combobox', { name: 'State' });
  await Promise.all([page.waitForEvent('load'), select.selectOption(state)]);
  await expect(select).toHaveValue(state);
}
