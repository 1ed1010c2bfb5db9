import { createHash } from 'node:crypto';

/** The subresource integrity of a file's bytes, as browsers read it: `sha384-oqVuAfXRKap7fdgcCY5uykM6…` */
export function integrityOf(bytes: string | Uint8Array): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}
