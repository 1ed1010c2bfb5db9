/// <reference types="webpack/module" />

/**
 * Reloads the page if a file of a hot update cannot be loaded. Webpack's own client then ignores all later updates. Part of
 * every development build.
 */
function reloadAfterFailedUpdate({ target }: Event): void {
  const isOfBuild = target instanceof HTMLLinkElement || target instanceof HTMLScriptElement;
  // In this state the files of an update are loaded.
  if (isOfBuild && String(import.meta.webpackHot?.status()) === 'prepare') location.reload();
}

// Errors of elements do not bubble.
addEventListener('error', reloadAfterFailedUpdate, { capture: true });

/** Called by Fast Refresh if an edited module throws while it is evaluated. A new document says so. */
export function handleRuntimeError(): void {
  location.reload();
}

/** Called by Fast Refresh after an update. */
export function clearRuntimeErrors(): void {}
