// Before `npm run unit` and other checks: `npm start` installs only the packages of the shop.
import { completeInstallation } from '../src/workspace/prepare.mjs';

await completeInstallation();
