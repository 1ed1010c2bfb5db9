// A separate program, because an installation blocks its process (`runChecks.ts`).
import { installMissing } from '../testing/testPrograms';

installMissing();
