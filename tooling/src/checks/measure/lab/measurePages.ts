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

/** The number of measurements for each median. */
const RUNS = 5;

/** The figures of a page and, if it has a picture, of its floor. */
export interface Measured {
  readonly address: string;
  readonly page: Figures;
  readonly floor: Figures | undefined;
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
      const floor = floors[index];
      const pageRuns: Figures[] = [];
      const floorRuns: Figures[] = [];
      for (let run = 0; run < RUNS; run += 1) {
        pageRuns.push(await runLighthouse(`http://localhost:${shopPort}${address}`, debuggingPort));
        if (floor === undefined) continue;
        floorRuns.push(await runLighthouse(`http://localhost:${floorPort}${floor}`, debuggingPort));
      }
      measured.push({
        address,
        page: medianOf(pageRuns),
        floor: floor === undefined ? undefined : medianOf(floorRuns),
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
