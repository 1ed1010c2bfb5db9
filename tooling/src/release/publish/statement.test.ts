import { expect, it } from '@jest/globals';
import { integrityOf } from 'remote-loader/build';
import { hashOf, type Note } from './notes';
import { fromStatement, toStatement } from './statement';

const NOTE: Note = {
  release: 7,
  manifest: 'https://catalog.example/7/mf-manifest.json',
  integrity: integrityOf('{}'),
  files: { 'files/mf-manifest.json': hashOf(Buffer.from('{}')), 'pages/pages.cjs': 'ab01' },
  commit: '0123456789abcdef0123456789abcdef01234567',
  isDirty: false,
  repository: 'https://git.example/shop.git',
  lockfile: { name: 'pnpm-lock.yaml', hash: 'cd02' },
  node: '20.19.0',
  pnpm: '10.34.9',
  author: 'A. Tester',
  builder: 'https://git.example/shop/.github/workflows/release.yml@refs/heads/main',
  invocation: 'https://git.example/shop/actions/runs/3',
  time: '2026-11-20T10:15:00Z',
};

it('a note is an SLSA provenance in an in-toto statement', () => {
  expect(toStatement('mfe-catalog', NOTE)).toEqual({
    _type: 'https://in-toto.io/Statement/v1',
    subject: [
      {
        name: 'files/mf-manifest.json',
        digest: {
          sha256: '44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a',
          sha384: Buffer.from(NOTE.integrity.slice('sha384-'.length), 'base64').toString('hex'),
        },
      },
      { name: 'pages/pages.cjs', digest: { sha256: 'ab01' } },
    ],
    predicateType: 'https://slsa.dev/provenance/v1',
    predicate: {
      buildDefinition: {
        buildType: 'urn:weft:release:1',
        externalParameters: { app: 'mfe-catalog', release: 7, manifest: NOTE.manifest },
        internalParameters: { node: '20.19.0', pnpm: '10.34.9', author: 'A. Tester' },
        resolvedDependencies: [
          {
            name: 'source',
            uri: 'git+https://git.example/shop.git',
            digest: { gitCommit: NOTE.commit },
            annotations: { isDirty: false },
          },
          { name: 'pnpm-lock.yaml', digest: { sha256: 'cd02' } },
        ],
      },
      runDetails: {
        builder: { id: NOTE.builder },
        metadata: { invocationId: NOTE.invocation, startedOn: NOTE.time },
      },
    },
  });
});

it.each<[string, Partial<Note>]>([
  ['of a workflow', {}],
  ['of a person', { builder: null, invocation: undefined }],
  ['of no repository', { commit: null, isDirty: null, repository: null, lockfile: null }],
])('a note %s is read unchanged', (_case, changed) => {
  const note = { ...NOTE, ...changed };
  const text = JSON.stringify(toStatement('mfe-catalog', note));
  expect(fromStatement(JSON.parse(text) as ReturnType<typeof toStatement>)).toEqual(note);
});
