import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { apps, mediaFolder } from '../../../workspace/apps';
import { browserArguments, browserOptions } from '../../../testing/browser/findBrowser';
import { builtHtml } from '../../../build/pages/folders';
import { freePorts } from '../../../workspace/freePorts';
import { serveFolder } from '../../../serve/serveFolder';
import { serveShop } from '../../../serve/serveShop';
import { writeFloor } from './floor';
import { medianOf, runLighthouse, type Figures } from './lighthouse';

/** How often each page is measured; the medians count. */
const RUNS = 5;

/** The figures of a page and of a static page with the same picture. */
export interface Measured {
  readonly address: string;
  readonly page: Figures;
  readonly floor: Figures;
}

/**
 * Measures addresses of the built shop, served on free ports. Pages and their floors alternate, so that other load on
 * the machine affects both.
 */
export async function measurePages(addresses: readonly string[]): Promise<Measured[]> {
  const folder = mkdtempSync(join(tmpdir(), 'weft-lab-'));
  const shopPort = await freePorts(apps.length + 2);
  const [floorPort, debuggingPort] = [shopPort + apps.length, shopPort + apps.length + 1];
  const floors = addresses.map((address) => writeFloor(folder, address, htmlOf(address)));
  const browser = await chromium.launch({
    ...browserOptions(),
    args: [...browserArguments, `--remote-debugging-port=${debuggingPort}`],
  });
  const sites = [
    await serveShop(shopPort),
    await serveFolder({
      port: floorPort,
      folder,
      html: folder,
      headers: {},
      mounts: { '/media': mediaFolder },
    }),
  ];
  try {
    const measured: Measured[] = [];
    for (const [index, address] of addresses.entries()) {
      const runBoth = async (): Promise<[page: Figures, floor: Figures]> => [
        await runLighthouse(`http://localhost:${shopPort}${address}`, debuggingPort),
        await runLighthouse(`http://localhost:${floorPort}${floors[index]}`, debuggingPort),
      ];
      const first = await runBoth();
      const others = [];
      for (let run = 1; run < RUNS; run += 1) others.push(await runBoth());
      measured.push({
        address,
        page: medianOf([first[0], ...others.map(([page]) => page)]),
        floor: medianOf([first[1], ...others.map(([, floor]) => floor)]),
      });
    }
    return measured;
  } finally {
    await browser.close();
    await Promise.all(sites.map((site) => site.close()));
    rmSync(folder, { recursive: true });
  }
}

function htmlOf(address: string): string {
  return readFileSync(join(builtHtml, address, 'index.html'), 'utf8');
}
