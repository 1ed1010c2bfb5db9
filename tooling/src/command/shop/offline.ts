import { join } from 'node:path';
import { turnOff, turnOn } from '../../build/offline/killSwitch';
import { appByFolder, appFolder } from '../../workspace/apps';

/**
 * Removes or restores the service worker of the build, or draws the icons and screenshots of the installable
 * shop.
 */
export async function offline(what: 'off' | 'on' | 'pictures'): Promise<void> {
  const host = appFolder(appByFolder('host'));
  if (what === 'off') {
    turnOff(host);
    console.log(
      'host/dist/sw.js now unregisters itself and deletes all caches. Publish it with its .br and .gz.',
    );
  } else if (what === 'on') {
    await turnOn(host);
    console.log(
      'host/dist/sw.js is the worker of this build again. Publish it with its .br and .gz.',
    );
  } else {
    const { drawPictures } = await import('../../checks/drawPictures');
    await drawPictures(join(host, 'public'));
    console.log(
      'host/public/icons and host/public/screenshots are updated; the next build includes them.',
    );
  }
}
