import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Writes files with these contents, by their paths in the folder. */
export function writeFiles(
  folder: string,
  files: Readonly<Record<string, string | NodeJS.ArrayBufferView>>,
): void {
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
  }
}
