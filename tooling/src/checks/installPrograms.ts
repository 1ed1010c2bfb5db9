// A separate program, because an installation blocks its process (`runChecks.ts`).
import { findOrInstallBrowser, missingBrowserPackages } from '../testing/browser/findBrowser';
import { findOrInstallEngines, missingEnginePackages } from '../testing/browser/findEngines';
import { findOrInstallNginx, missingNginxPackages } from '../testing/serveWithNginx';
import { aptInstall } from '../workspace/aptInstall';

const packages = [
  ...missingNginxPackages(),
  ...missingBrowserPackages(),
  ...missingEnginePackages(),
];
if (packages.length > 0) {
  console.log(`Installing ${packages.join(', ')} ...`);
  // Together, because three installations would take a third more processor time.
  if (!aptInstall(...packages)) {
    findOrInstallNginx();
    findOrInstallBrowser();
    findOrInstallEngines();
  }
}
