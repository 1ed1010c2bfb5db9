import { readFileSync, writeFileSync } from 'node:fs';
import type { Site } from './PageRenderer';
import { writePages } from './writePages';

// tooling/src/release/move/renderPages.ts runs this program in a separate process, because it executes builds of other
// teams. The process has no environment, may read only the builds, and may write only the pages.

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
