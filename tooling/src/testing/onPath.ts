import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The file of a program on the PATH, or in one of some other folders. */
export function onPath(program: string, others: readonly string[] = []): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...others];
  const file = process.platform === 'win32' ? `${program}.exe` : program;
  return folders.map((folder) => join(folder, file)).find((path) => existsSync(path));
}
