// Builds the workshops for their tests: the page that shows every component, and the catalogue's contact sheet.
import { fail } from '../src/cli/fail.mjs';
import { endOnSignals } from '../src/cli/run.mjs';
import { buildWorkshops } from '../src/cli/workshops.mjs';

try {
  endOnSignals();
  await buildWorkshops();
} catch (error) {
  fail(error);
}
