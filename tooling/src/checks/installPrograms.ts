// A separate program, because an installation blocks its process (`runChecks.ts`).
import { missingPrograms } from '../testing/testPrograms';
import { aptInstall } from '../workspace/aptInstall';

const missing = missingPrograms();
if (missing.length > 0) {
  const packages = missing.flatMap((program) => program.packages);
  console.log(`Installing ${packages.join(', ')} ...`);
  // Together, because separate installations would take a third more processor time. But not every system has every package.
  if (!aptInstall(...packages)) for (const { install } of missing) install();
}
