// A program of its own, because an installation blocks the one that asks for it (`runChecks.ts`).
import { findOrInstallBrowser } from '../testing/browser/findBrowser';
import { findOrInstallEngines } from '../testing/browser/findEngines';
import { findOrInstallNginx } from '../testing/serveWithNginx';

if (process.argv[2] === 'engines') {
  findOrInstallEngines();
} else {
  findOrInstallNginx();
  findOrInstallBrowser();
}
