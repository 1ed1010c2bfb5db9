import type { BrowserContext } from '@playwright/test';

/** The errors in the console of all pages, which include violations of the security policy; filled while the test runs. */
export function problemsOf(context: BrowserContext): readonly string[] {
  const problems: string[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error') problems.push(`${message.location().url} ${message.text()}`);
  });
  context.on('weberror', (webError) => problems.push(String(webError.error())));
  return problems;
}
