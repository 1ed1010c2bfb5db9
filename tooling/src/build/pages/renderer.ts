import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ShopBuilds } from './PageRenderer';
import { writeSets, type Pages } from './writePages';

// This program is a part of each release of the host, so that the host's release decides how its pages look. The tools of
// later commits run it (tooling/src/release/move/renderPages.ts) in a separate process, because it executes builds of other
// teams: the process has no environment, may read only the builds, and may write only the pages. So its task and its report
// keep their format.

/** The task, as JSON in the file that the first argument names. */
export interface RenderTask {
  readonly site: ShopBuilds;
  /** The federation names of the sets to write. */
  readonly sets: readonly string[];
  /** Gets a folder for each set, with its pages and files. */
  readonly folder: string;
  readonly report: string;
}

/** The report, as JSON. Each page is also reported by a byte of output, so that a stalled process is noticed. */
export interface RenderReport {
  readonly written?: Readonly<Record<string, Pages>>;
  /** Why no pages were written. */
  readonly problem?: string;
}

const [task = ''] = process.argv.slice(2);
const { site, sets, folder, report } = JSON.parse(readFileSync(task, 'utf8')) as RenderTask;
const writeReport = (content: RenderReport) => writeFileSync(report, JSON.stringify(content));
try {
  const folderOf = (name: string) => join(folder, name);
  writeReport({
    written: await writeSets(site, sets, folderOf, () => process.stdout.write('.')),
  });
} catch (error) {
  writeReport({ problem: error instanceof Error ? error.message : String(error) });
}
