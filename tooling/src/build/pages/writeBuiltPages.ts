import { existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { appByFolder, apps, isBuilt, remotes } from '../../workspace/apps';
import { buildFiles, builtHtml, pagesFolder, publicOrigin } from './builtPages';
import { PAGES_FILE } from './fileNames';
import { writePages } from './writePages';
import { buildPlanned, PAGES } from '../stale';

/**
 * Writes the pages of the builds, if all apps are built: all of them, or nothing.
 *
 * @returns a line that reports the result
 */
export async function writeBuiltPages(): Promise<string> {
  const missing = apps.filter(
    (app) => !isBuilt(app) || !existsSync(join(pagesFolder(app), PAGES_FILE)),
  );
  if (missing.length > 0) {
    return `No pages were written, because these apps are not built: ${missing.map((app) => app.folder).join(', ')}.`;
  }
  return buildPlanned([PAGES], replacePages);
}

async function replacePages(): Promise<string> {
  const started = Date.now();
  const next = mkdtempSync(`${builtHtml}.`);
  try {
    const pages = await writePages(join(next, 'new'), {
      host: buildFiles(appByFolder('host')),
      remotes: remotes.map(buildFiles),
      origin: publicOrigin(),
    });
    if (existsSync(builtHtml)) renameSync(builtHtml, join(next, 'old'));
    renameSync(join(next, 'new'), builtHtml);
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    return `Wrote ${Object.keys(pages).length} pages in ${seconds} s.`;
  } finally {
    rmSync(next, { recursive: true });
  }
}
