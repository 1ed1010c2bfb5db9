import { turnOff, turnOn } from '../../build/offline/killSwitch';
import { appByFolder, appFolder } from '../../workspace/apps';

/** Removes or restores the service worker of the build. */
export async function offline(what: 'off' | 'on'): Promise<void> {
  const host = appFolder(appByFolder('host'));
  if (what === 'off') {
    turnOff(host);
    console.log(
      'host/dist/sw.js now unregisters itself and deletes all caches. Publish it with its .br and .gz.',
    );
  } else {
    await turnOn(host);
    console.log(
      'host/dist/sw.js is the worker of this build again. Publish it with its .br and .gz.',
    );
  }
}
