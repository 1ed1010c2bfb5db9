import { Buffer } from 'node:buffer';
import { MANIFEST } from '../../workspace/apps';
import type { Note } from './notes';

/** The type identifiers of in-toto and SLSA: https://slsa.dev/spec/v1.0/provenance. */
const STATEMENT = 'https://in-toto.io/Statement/v1';
const PROVENANCE = 'https://slsa.dev/provenance/v1';

/** Identifies the meaning of the parameters, which docs/operations/README.md describes. */
const BUILD_TYPE = 'urn:weft:release:1';

/** The builder of a release that was made outside a workflow. */
const LOCAL = 'urn:weft:builder:local';

const SOURCE = 'source';

type Digest = Readonly<Record<string, string>>;

/** An input or a file of a release. */
interface Resource {
  readonly name: string;
  readonly uri?: string;
  readonly digest: Digest;
  readonly annotations?: Readonly<Record<string, unknown>>;
}

/** An SLSA provenance in an in-toto statement: the format of notes. */
export interface Statement {
  readonly _type: typeof STATEMENT;
  readonly subject: readonly Resource[];
  readonly predicateType: typeof PROVENANCE;
  readonly predicate: {
    readonly buildDefinition: {
      readonly buildType: string;
      readonly externalParameters: {
        readonly app: string;
        readonly release: number;
        readonly manifest?: string | undefined;
        readonly isWorkerOff?: boolean | undefined;
      };
      readonly internalParameters: {
        readonly node: string;
        readonly pnpm: string | null;
        readonly author: string | null;
      };
      readonly resolvedDependencies: readonly Resource[];
    };
    readonly runDetails: {
      readonly builder: { readonly id: string };
      readonly metadata: { readonly invocationId?: string | undefined; readonly startedOn: string };
    };
  };
}

export function toStatement(app: string, note: Note): Statement {
  const { release, manifest, isWorkerOff, node, pnpm, author, builder, invocation, time } = note;
  return {
    _type: STATEMENT,
    subject: Object.entries(note.files).map(([name, sha256]) => ({
      name,
      digest: { sha256, ...(name === MANIFEST_NAME && { sha384: toHex(note.integrity) }) },
    })),
    predicateType: PROVENANCE,
    predicate: {
      buildDefinition: {
        buildType: BUILD_TYPE,
        externalParameters: { app, release, manifest, isWorkerOff },
        internalParameters: { node, pnpm, author },
        resolvedDependencies: dependenciesOf(note),
      },
      runDetails: {
        builder: { id: builder ?? LOCAL },
        metadata: { invocationId: invocation, startedOn: time },
      },
    },
  };
}

function dependenciesOf({ commit, isDirty, repository, lockfile }: Note): Resource[] {
  const source = commit !== null && {
    name: SOURCE,
    ...(repository !== null && { uri: `git+${repository}` }),
    digest: { gitCommit: commit },
    annotations: { isDirty },
  };
  return [
    ...(source ? [source] : []),
    ...(lockfile ? [{ name: lockfile.name, digest: { sha256: lockfile.hash } }] : []),
  ];
}

/** @throws {TypeError} if it is not such a statement */
export function fromStatement({ subject, predicate }: Statement): Note {
  const { buildDefinition, runDetails } = predicate;
  const { release, manifest, isWorkerOff } = buildDefinition.externalParameters;
  const { node, pnpm, author } = buildDefinition.internalParameters;
  const { builder, metadata } = runDetails;
  const source = buildDefinition.resolvedDependencies.find(({ name }) => name === SOURCE);
  const lockfile = buildDefinition.resolvedDependencies.find(({ name }) => name !== SOURCE);
  const sha384 = subject.find(({ name }) => name === MANIFEST_NAME)?.digest['sha384'] ?? '';
  return {
    release,
    ...(manifest !== undefined && { manifest }),
    ...(isWorkerOff !== undefined && { isWorkerOff }),
    integrity: `sha384-${Buffer.from(sha384, 'hex').toString('base64')}`,
    files: Object.fromEntries(subject.map(({ name, digest }) => [name, digest['sha256'] ?? ''])),
    commit: source?.digest['gitCommit'] ?? null,
    isDirty: (source?.annotations?.['isDirty'] as boolean | undefined) ?? null,
    repository: source?.uri?.replace(/^git\+/, '') ?? null,
    lockfile: lockfile ? { name: lockfile.name, hash: lockfile.digest['sha256'] ?? '' } : null,
    node,
    pnpm,
    author,
    builder: builder.id === LOCAL ? null : builder.id,
    invocation: metadata.invocationId,
    time: metadata.startedOn,
  };
}

const MANIFEST_NAME = `files/${MANIFEST}`;

function toHex(integrity: string): string {
  return Buffer.from(integrity.replace('sha384-', ''), 'base64').toString('hex');
}
