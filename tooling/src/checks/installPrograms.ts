// A separate program, because an installation blocks its process (`runChecks.ts`).
import { findOrInstallBrowser } from '../testing/browser/findBrowser';
import { findOrInstallEngines } from '../testing/browser/findEngines';
import { findOrInstallNginx } from '../testing/serveWithNginx';

if (process.argv[2] === 'engines') {
  findOrInstallEngines();
} else {
  findOrInstallNginx();
  findOrInstallBrowser();
}
