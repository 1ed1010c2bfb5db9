import { readFileSync, writeFileSync } from 'node:fs';
import type { Site } from './PageRenderer';
import { writePages } from './writePages';

// Run in a process of its own by tooling/src/release/move/renderPages.ts, because the builds that it runs come from other
// teams: it has no environment, may read only the builds, and may write only the pages.

const [task = ''] = process.argv.slice(2);
const { folder, report, site } = JSON.parse(readFileSync(task, 'utf8')) as {
  folder: string;
  report: string;
  site: Site;
};
try {
  const written = await writePages(folder, site);
  writeFileSync(report, JSON.stringify({ written }));
} catch (error) {
  writeFileSync(
    report,
    JSON.stringify({ problem: error instanceof Error ? error.message : String(error) }),
  );
}
