import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { OxlintConfig } from 'oxlint';
import { x } from 'tinyexec';
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
  files: readonly (readonly [file: string, text: string])[],
  config: OxlintConfig,
): Promise<{ file: string; line: number }[]> {
  const root = mkdtempSync(join(tmpdir(), 'lint-'));
  const only = { plugins: [], categories: { correctness: 'off' }, ...config };
  for (const [file, text] of [...files, ['.oxlintrc.json', JSON.stringify(only)] as const]) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  const { stdout } = await x(process.execPath, [join(workspaceRoot, OXLINT), '--format', 'json'], {
    nodeOptions: { cwd: root },
  });
  rmSync(root, { recursive: true });
  const { diagnostics } = JSON.parse(stdout) as Report;
  return diagnostics.map(({ filename, labels }) => ({
    file: filename,
    line: labels[0]?.span.line ?? 0,
  }));
}
