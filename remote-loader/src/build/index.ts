export { ChunkIntegrityPlugin } from './ChunkIntegrityPlugin.ts';
export { integrityOf } from './integrityOf.ts';
export { PagePolicyPlugin } from './PagePolicyPlugin.ts';
export { sourceHash } from './sourceHash.ts';
export { withHashes } from './withHashes.ts';
