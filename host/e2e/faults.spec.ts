import { content, hang, status, truncated, type Fault } from 'tooling/faults';
import {
  beginVisit,
  storedData,
  boundaryOf,
  expectOpen,
  FAILED_REQUEST,
  isSameDocument,
  open,
  REMOTES,
  type RemoteUnderTest,
} from './remoteTable';
import { expect, test } from './shop';

// Without hashes, because they would refuse broken files first. integrity.spec.ts tests the hashes.
test.use({ hasIntegrity: false });

const MANIFEST = (): RegExp => /^\/mf-manifest\.json$/;
const ENTRY = (): RegExp => /^\/assets\/remoteEntry\.\w+\.js$/;
const CHUNK = ({ page }: RemoteUnderTest): RegExp =>
  new RegExp(`^/assets/__federation_expose_${page}\\.\\w+\\.js$`);
const STYLES = ({ page }: RemoteUnderTest): RegExp =>
  new RegExp(`^/assets/__federation_expose_${page}\\.\\w+\\.css$`);

interface Row {
  /** The row in the table of faults (docs/product/faults.md#remotes). */
  readonly row: number;
  readonly fault: string;
  readonly path: (remote: RemoteUnderTest) => RegExp;
  readonly inject: (remote: RemoteUnderTest) => Fault;
  /** Messages that the browser writes to the console, other than the one for a failed request. */
  readonly noise?: RegExp;
}

/** One fault of each kind. The loader's unit tests have all of them (createRemoteLoader.test.ts). */
const MATRIX: readonly Row[] = [
  { row: 1, fault: 'its manifest is missing', path: MANIFEST, inject: () => status(404) },
  {
    row: 8,
    fault: 'its entry is cut off',
    path: ENTRY,
    inject: () => truncated,
    noise: /SyntaxError/,
  },
  { row: 13, fault: "the page's chunk is missing", path: CHUNK, inject: () => status(404) },
  { row: 15, fault: "the page's styles are missing", path: STYLES, inject: () => status(404) },
  {
    row: 17,
    fault: 'the page throws while it renders',
    path: ENTRY,
    inject: ({ name }) => stub(name, '() => { throw new Error("broken page") }'),
  },
  {
    row: 18,
    fault: 'the page throws in an effect',
    path: ENTRY,
    inject: ({ name }) =>
      stub(name, '() => { React.useEffect(() => { throw new Error("broken effect") }) }'),
  },
];

/** For each remote, a request that never gets a response. */
const HANGING = [
  ['its manifest', MANIFEST],
  ['its entry', ENTRY],
  ["the page's chunk", CHUNK],
] as const;

// The remotes are independent, so one visit can test the fault in each of them.
for (const { row, fault, path, inject, noise } of MATRIX) {
  test(`${row}: when ${fault}, only its page says so, and Try Again brings it back`, async ({
    page,
    shop,
    expectedProblems,
  }) => {
    expectedProblems.push(...FAILED_REQUEST, ...(noise ? [noise] : []));
    await beginVisit(page);
    const before = await storedData(page);
    for (const remote of REMOTES) {
      await test.step(remote.name, async () => {
        const server = shop.faults(remote.name);
        const { isHit, hits } = server.inject(path(remote), inject(remote));

        await open(page, remote);
        await isHit;
        const boundary = boundaryOf(page);
        await expect(boundary).toBeVisible();
        await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
        await expect(page.getByRole('link', { name: 'Wishlist, 1 item' })).toBeVisible();
        await expect(page.getByRole('contentinfo')).toBeVisible();

        const hitsBefore = hits();
        await page.getByRole('contentinfo').getByRole('link').first().hover();
        expect(hits(), 'no request without Try Again').toBe(hitsBefore);
        server.mend();
        await boundary.getByRole('button', { name: 'Try Again' }).click();
        await expectOpen(page, remote);
        expect(await isSameDocument(page), 'nothing was reloaded').toBe(true);
        expect(await storedData(page)).toEqual(before);
      });
    }
  });
}

test('5, 12: when a file never arrives, the page is still loading at 3 s and lost at 20 s, and Try Again loads it', async ({
  page,
  shop,
}) => {
  await page.clock.install();
  await beginVisit(page);
  const slow = page.getByRole('status').filter({ hasText: 'Still loading' });
  const retry = page.getByRole('main').getByRole('button', { name: 'Try Again' });
  for (const [index, remote] of REMOTES.entries()) {
    const [what, path] = HANGING[index % HANGING.length] ?? HANGING[0];
    await test.step(`${what} of ${remote.name}`, async () => {
      const server = shop.faults(remote.name);
      const { isHit, hits } = server.inject(path(remote), hang);
      await open(page, remote);
      await isHit;
      await page.clock.fastForward(3_000);
      await expect(slow).toBeVisible();
      await expect(retry).toBeVisible();
      await page.clock.fastForward(20_000);
      await expect(boundaryOf(page)).toBeVisible();
      await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
      const hitsBefore = hits();
      await retry.click();
      await expect.poll(hits).toBeGreaterThan(hitsBefore);
      await page.clock.fastForward(3_000);
      await expect(slow, 'it still hangs').toBeVisible();
      server.mend();
      await retry.click();
      await expectOpen(page, remote);
      expect(await isSameDocument(page), 'nothing was reloaded').toBe(true);
    });
  }
});

test('18: an error in a handler or a promise is reported, and the page stays', async ({
  page,
  shop,
  expectedProblems,
}) => {
  expectedProblems.push(/broken handler/, /broken promise/);
  await beginVisit(page);
  for (const remote of REMOTES) {
    await test.step(remote.name, async () => {
      shop.faults(remote.name).inject(ENTRY(), stub(remote.name, failingLater(remote.name)));
      await open(page, remote);
      const reported = page.evaluate(
        () =>
          new Promise<string[]>((resolve) => {
            const reasons: string[] = [];
            window.addEventListener('weft:remote', ({ detail }) => {
              if (detail.type !== 'threw') return;
              reasons.push(`${detail.remote}: ${detail.reason}`);
              if (reasons.length === 2) resolve(reasons);
            });
          }),
      );
      await page.getByRole('button', { name: `Break ${remote.name}` }).click();
      expect((await reported).sort()).toEqual([
        `${remote.name}: broken handler`,
        `${remote.name}: broken promise`,
      ]);
      await expect(page.getByRole('button', { name: `Break ${remote.name}` })).toBeVisible();
      await expect(boundaryOf(page)).toBeHidden();
    });
  }
});

for (const remote of REMOTES) {
  test(`22-23: ${remote.name}: while it is down, the other two journeys complete, and it recovers without a reload`, async ({
    page,
    shop,
    expectedProblems,
  }) => {
    expectedProblems.push(/net::ERR_CONNECTION_REFUSED/);
    await page.clock.install();
    await beginVisit(page);
    await shop.stopRemote(remote.name);
    await open(page, remote);
    const boundary = boundaryOf(page);
    await expect(boundary).toBeVisible();
    for (const other of REMOTES.filter((candidate) => candidate !== remote)) {
      await open(page, other);
      await expectOpen(page, other);
      await other.journey(page);
    }
    await open(page, remote);
    await boundary.getByRole('button', { name: 'Try Again' }).click();
    await expect(boundary).toBeVisible();
    const before = await storedData(page);
    await shop.startRemote(remote.name);
    await boundary.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(boundary).toBeHidden();
    expect(await isSameDocument(page), 'nothing was reloaded').toBe(true);
    expect(await storedData(page)).toEqual(before);
  });
}

/** A page with a button whose handler throws and also leaves a promise rejected. */
function failingLater(name: string): string {
  return `() => React.createElement('button', {
    onClick: () => {
      Promise.reject(new Error('broken promise'));
      throw new Error('broken handler');
    },
  }, 'Break ${name}')`;
}

/** A remote's entry; all of its modules export the component of the expression `page`, in which `React` is the shop's. */
function stub(name: string, page: string): Fault {
  return content(
    'text/javascript',
    `var ${name} = (() => {
      let React;
      return {
        init: (scope) => { React = Object.values(scope.react).find(({ lib }) => lib).lib(); },
        get: async () => () => ({ default: ${page} }),
      };
    })();`,
  );
}
