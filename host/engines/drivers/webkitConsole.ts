import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { startScreen } from './screen';
import type { WebKitPrograms } from './webkit';

/**
 * Reads the messages that WebKit itself writes to the console, such as refused files and unknown directives. A page cannot
 * read them, and a browser under automation does not print them. The pages open in tabs of one window.
 *
 * @param areLoaded resolves when the pages have loaded
 */
export async function readWebKitConsole(
  { browser, screen: program }: WebKitPrograms,
  urls: readonly string[],
  areLoaded: () => Promise<void>,
): Promise<readonly string[]> {
  const screen = await startScreen(program);
  const options = ['--private', '--enable-write-console-messages-to-stdout=true'];
  const process = spawn(browser, [...options, ...urls], {
    env: { ...globalThis.process.env, ...screen.env },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const ended = once(process, 'exit');
  const lines: string[] = [];
  createInterface(process.stdout).on('line', (line) => {
    if (line.startsWith('CONSOLE ')) lines.push(line);
  });
  try {
    await areLoaded();
  } finally {
    process.kill();
    await ended;
    await screen.close();
  }
  return lines;
}
