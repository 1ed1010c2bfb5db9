import { readFileSync, writeFileSync } from 'node:fs';
import { writePages } from './writePages.mjs';

// Run in a process of its own by tooling/src/release/move/renderPages.ts, because the builds that it runs come from other
// teams: it has no environment, may read only the builds and the tools' sources, and may write only the pages.

const [task = ''] = process.argv.slice(2);
/** @type {{ folder: string, report: string, site: import('./writePages.mjs').Site }} */
const { folder, report, site } = JSON.parse(readFileSync(task, 'utf8'));
try {
  const written = await writePages(folder, site);
  writeFileSync(report, JSON.stringify({ written }));
} catch (error) {
  writeFileSync(report, JSON.stringify({ problem: String(Object(error).message ?? error) }));
}
