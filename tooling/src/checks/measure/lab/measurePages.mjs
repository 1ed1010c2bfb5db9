import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { apps, mediaFolder } from '../../../workspace/apps.ts';
import { browserArguments, findBrowser } from '../../../testing/browser/findBrowser.ts';
import { builtHtml } from '../../../build/pages/folders.mjs';
import { freePorts } from '../../../workspace/freePorts.ts';
import { serveFolder } from '../../../serve/serveFolder.ts';
import { serveShop } from '../../../serve/serveShop.ts';
import { writeFloor } from './floor.mjs';
import { medianOf, runLighthouse } from './lighthouse.mjs';

/** How often each page is measured; the medians count. */
const RUNS = 5;

/** @typedef {import('./lighthouse.mjs').Figures} Figures */

/**
 * The figures of a page and of a static page with the same picture.
 *
 * @typedef {object} Measured
 * @property {string} address
 * @property {Figures} page
 * @property {Figures} floor
 */

/**
 * Measures addresses of the built shop, served on free ports. Pages and their floors alternate, so that other load on
 * the machine affects both.
 *
 * @param {readonly string[]} addresses
 * @returns {Promise<Measured[]>}
 */
export async function measurePages(addresses) {
  const folder = mkdtempSync(join(tmpdir(), 'weft-lab-'));
  const shopPort = await freePorts(apps.length + 2);
  const [floorPort, debuggingPort] = [shopPort + apps.length, shopPort + apps.length + 1];
  const floors = addresses.map((address) => writeFloor(folder, address, htmlOf(address)));
  const browser = await chromium.launch({
    executablePath: findBrowser(),
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
    /** @type {Measured[]} */
    const measured = [];
    for (const [index, address] of addresses.entries()) {
      /** @type {Figures[]} */
      const page = [];
      /** @type {Figures[]} */
      const floor = [];
      for (let run = 0; run < RUNS; run += 1) {
        page.push(await runLighthouse(`http://localhost:${shopPort}${address}`, debuggingPort));
        floor.push(
          await runLighthouse(`http://localhost:${floorPort}${floors[index]}`, debuggingPort),
        );
      }
      measured.push({ address, page: medianOf(page), floor: medianOf(floor) });
    }
    return measured;
  } finally {
    await browser.close();
    await Promise.all(sites.map((site) => site.close()));
    rmSync(folder, { recursive: true });
  }
}

/** @param {string} address */
function htmlOf(address) {
  return readFileSync(join(builtHtml, address, 'index.html'), 'utf8');
}
