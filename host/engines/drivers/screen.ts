import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Starts a virtual screen on a free display. @returns the environment variables with which a program draws on it */
export async function startScreen(
  program: string,
): Promise<{ env: Readonly<Record<string, string>>; close(): Promise<void> }> {
  const options = ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'];
  const screen = spawn(program, options, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const ended = once(screen, 'exit');
  const number = await Promise.race([
    once(screen.stdio[3] as NodeJS.ReadableStream, 'data').then(([text]) => String(text).trim()),
    ended.then(() => Promise.reject(new Error('Xvfb ended at once.'))),
  ]);
  return {
    env: {
      DISPLAY: `:${number}`,
      // Without a graphics card, compositing by OpenGL takes almost half of the processor time of WebKit's tests.
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      // WebKit's sandbox cannot run as root. The tests load nothing from other machines.
      ...(process.getuid?.() === 0 ? { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' } : {}),
    },
    close: async () => {
      screen.kill();
      await ended;
    },
  };
}
