import { FORGET } from './visit';

/**
 * Has the service worker delete what shows where a shopper has been: pages, pictures, and the times of the visits. The
 * worker does it, because visits that it is still storing would come after.
 *
 * @returns whether it is done; also true where there is no worker, because then nothing was stored
 */
export async function forgetVisits(): Promise<boolean> {
  // The DOM's type lacks undefined.
  const container = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  const worker = (await container?.getRegistration())?.active;
  if (!worker) return true;
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data === true);
    worker.postMessage(FORGET, [port2]);
  });
}
