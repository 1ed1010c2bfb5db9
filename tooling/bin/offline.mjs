// `npm run offline -- off` replaces the service worker of the host's build by one that removes it: at their next visit
// browsers unregister it and delete its caches; `on` restores it. `pictures` draws the icons and screenshots of the
// installable shop (docs/offline.md).
import { join } from 'node:path';
import { appByFolder, appFolder } from '../src/apps.mjs';
import { fail } from '../src/cli/fail.mjs';

const host = appFolder(appByFolder('host'));

/** @type {Record<string, () => Promise<string>>} */
const commands = {
  off: async () => {
    const { turnOff } = await import('../src/build/offline/killSwitch.mjs');
    turnOff(host);
    return 'host/dist/sw.js unregisters itself and drops all that was kept. Publish it with its .br and .gz.';
  },
  on: async () => {
    const { turnOn } = await import('../src/build/offline/killSwitch.mjs');
    await turnOn(host);
    return 'host/dist/sw.js is the worker of this build. Publish it with its .br and .gz.';
  },
  pictures: async () => {
    const { drawPictures } = await import('../src/build/offline/drawPictures.mjs');
    await drawPictures(join(host, 'public'));
    return 'host/public/icons and host/public/screenshots are drawn; the next build has them.';
  },
};

try {
  const [name = '', ...more] = process.argv.slice(2);
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command || more.length > 0) {
    throw new Error('Say what to do: npm run offline -- off, on, or pictures');
  }
  console.log(await command());
} catch (error) {
  fail(error);
}
