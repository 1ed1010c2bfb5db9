/**
 * Sends loads and failures of remotes in this visit to the address that the release pointer names. A report has nothing about
 * the shopper: no address, no account, no id that outlives the document. No page includes this script by default
 * (docs/operations/README.md).
 */
import type { RemoteEvent } from 'remote-loader';
import { REMOTE_EVENT } from '../remotes/remoteEvents';

type Report = Partial<
  Record<'release' | 'page' | 'duration' | 'reason' | 'stack', string | number | null>
> &
  Pick<RemoteEvent, 'type' | 'remote'>;

const KINDS = new Set<string>(['loaded', 'failed', 'threw', 'healed']);
const MAX_TEXT_LENGTH = 2000;

const visit = crypto.randomUUID();
const waiting: Report[] = [];
let address = '';

function keep(event: RemoteEvent): void {
  if (!KINDS.has(event.type)) return;
  const { type, remote, release, page, duration, reason, stack } = event as Report;
  const short = (text: Report['reason']) => text?.toString().slice(0, MAX_TEXT_LENGTH);
  const texts = { reason: short(reason), stack: short(stack) };
  waiting.push({ type, remote, release, page, duration, ...texts } as Report);
}

function handleEvent({ detail }: WindowEventMap[typeof REMOTE_EVENT]): void {
  keep(detail);
}

function send(): void {
  if (!address || waiting.length === 0) return;
  navigator.sendBeacon(address, JSON.stringify({ visit, events: waiting.splice(0) }));
}

function end(): void {
  window.removeEventListener(REMOTE_EVENT, handleEvent);
  document.removeEventListener('visibilitychange', handleVisibility);
  waiting.length = 0;
}

function handleVisibility(): void {
  if (document.visibilityState === 'hidden') send();
}

/** The settings of the release pointer that this script reads. */
interface Pointer {
  readonly settings?: { readonly reportTo?: string; readonly reportSample?: number };
}

async function start(): Promise<void> {
  window.addEventListener(REMOTE_EVENT, handleEvent);
  // Adds pages that were loaded before this script.
  for (const entry of performance.getEntriesByType('measure')) {
    if (entry.name.startsWith(`${REMOTE_EVENT} `)) {
      keep((entry as PerformanceMeasure).detail as RemoteEvent);
    }
  }
  document.addEventListener('visibilitychange', handleVisibility);
  try {
    const { settings = {} } = (await (await fetch('/release.json')).json()) as Pointer;
    const { reportTo = '', reportSample = 1 } = settings;
    if (Math.random() >= reportSample) {
      end();
      return;
    }
    address = reportTo;
  } catch {
    // Without a pointer there is no address.
  }
  if (!address) end();
}

void start();
