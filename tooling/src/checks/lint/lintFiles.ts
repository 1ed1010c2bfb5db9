import { join } from 'node:path';
import type { OxlintConfig } from 'oxlint';
import { x } from 'tinyexec';
import { temporaryFolder } from '../../testing/temporaryFolder';
import { writeFiles } from '../../testing/writeFiles';
import { workspaceRoot } from '../../workspace/apps';
import { OXLINT } from '../programs';

interface Report {
  readonly diagnostics: readonly {
    readonly filename: string;
    readonly labels: readonly { readonly span: { readonly line: number } }[];
  }[];
}

/** For tests: oxlint's findings in files of a temporary folder, with only some rules. */
export async function lintFiles(
  files: Readonly<Record<string, string>>,
  config: OxlintConfig,
): Promise<{ file: string; line: number }[]> {
  const root = temporaryFolder();
  const only = { plugins: [], categories: { correctness: 'off' }, ...config };
  writeFiles(root, { ...files, '.oxlintrc.json': JSON.stringify(only) });
  const { stdout } = await x(process.execPath, [join(workspaceRoot, OXLINT), '--format', 'json'], {
    nodeOptions: { cwd: root },
  });
  const { diagnostics } = JSON.parse(stdout) as Report;
  return diagnostics.map(({ filename, labels }) => ({
    file: filename,
    line: labels[0]?.span.line ?? 0,
  }));
}
