/** The test tools' programs, relative to the workspace; Node runs them directly, without a shell. */
export const JEST = 'node_modules/jest/bin/jest.js';
export const PLAYWRIGHT = 'node_modules/@playwright/test/cli.js';
export const TYPESCRIPT = 'node_modules/@typescript/native/bin/tsc';
export const OXLINT = 'node_modules/oxlint/bin/oxlint';
export const STYLELINT = 'node_modules/stylelint/bin/stylelint.mjs';
export const OXFMT = 'node_modules/oxfmt/bin/oxfmt';
export const KNIP = 'node_modules/knip/bin/knip.js';

/** Playwright's configuration of the journeys in Firefox and WebKit. */
export const ENGINES_CONFIG = 'host/engines/playwright.config.mjs';
