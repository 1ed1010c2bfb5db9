import { FORGET } from './visit';

/**
 * Makes the service worker delete everything that shows what a shopper has visited: pages, pictures, and the times of the
 * visits. The page cannot delete them itself, because the worker may still be storing a visit.
 *
 * @returns whether they are deleted; also true without a worker, because then nothing was stored
 */
export async function forgetVisits(): Promise<boolean> {
  // The DOM's type is wrong: without service workers it is undefined.
  const container = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  const worker = (await container?.getRegistration())?.active;
  if (!worker) return true;
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data === true);
    worker.postMessage(FORGET, [port2]);
  });
}
