/** Programs, relative to the workspace; Node runs them directly, without a shell. */
export const PLAYWRIGHT = 'node_modules/@playwright/test/cli.js';
export const OXLINT = 'node_modules/oxlint/bin/oxlint';
export const OXFMT = 'node_modules/oxfmt/bin/oxfmt';

/** Playwright's configuration of the journeys in Firefox and WebKit. */
export const ENGINES_CONFIG = 'host/engines/playwright.config.mjs';
