import { createHash } from 'node:crypto';

/** The SHA-256 of a content in hexadecimal digits: in names of files, keys and notes. Browsers read `integrityOf` instead. */
export function hashOf(content: NodeJS.ArrayBufferView | string): string {
  return createHash('sha256').update(content).digest('hex');
}
