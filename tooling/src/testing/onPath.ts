import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The file of a program on the PATH, or in one of some other folders. */
export function onPath(program: string, others: readonly string[] = []): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...others];
  return folders.map((folder) => join(folder, program)).find((file) => existsSync(file));
}
