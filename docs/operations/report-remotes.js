// Sends what happens to the remotes of a visit to the address that the release pointer names (docs/operations/README.md). It
// says nothing about the shopper: no address, no account, no id that outlives the document.
/* global crypto, document, fetch, navigator, performance, window */

const KINDS = new Set(['loaded', 'failed', 'threw', 'healed']);
const EVENT = 'weft:remote';
const LONGEST_TEXT = 2000;

const visit = crypto.randomUUID();
const waiting = [];
let address = '';

/** @param {{ detail: Record<string, unknown> }} event */
function keep({ detail: { type, remote, release, page, duration, reason, stack } }) {
  if (!KINDS.has(type)) return;
  const short = (text) => text?.slice(0, LONGEST_TEXT);
  waiting.push({
    type,
    remote,
    release,
    page,
    duration,
    reason: short(reason),
    stack: short(stack),
  });
}

function send() {
  if (!address || waiting.length === 0) return;
  navigator.sendBeacon(address, JSON.stringify({ visit, events: waiting.splice(0) }));
}

function end() {
  window.removeEventListener(EVENT, keep);
  document.removeEventListener('visibilitychange', handleVisibility);
  waiting.length = 0;
}

function handleVisibility() {
  if (document.visibilityState === 'hidden') send();
}

async function start() {
  window.addEventListener(EVENT, keep);
  // Pages that were loaded before this script.
  for (const { name, detail } of performance.getEntriesByType('measure')) {
    if (name.startsWith(`${EVENT} `)) keep({ detail });
  }
  document.addEventListener('visibilitychange', handleVisibility);
  try {
    const { settings } = await (await fetch('/release.json')).json();
    const { reportTo = '', reportSample = 1 } = settings ?? {};
    if (Math.random() >= reportSample) return end();
    address = reportTo;
  } catch {
    // Without a pointer there is nowhere to send to.
  }
  if (!address) end();
}

void start();
