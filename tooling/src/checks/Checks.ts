import { Buffer } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { runForCode, start } from '../workspace/run';

/** The name of a check, and Node's arguments to run it. */
export type Check = readonly [name: string, args: readonly string[]];

/** How many tests passed and failed. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

/** Runs checks and test suites, one after the other or in parallel, and counts passes and failures. */
export class Checks {
  passed = 0;
  failed = 0;

  /**
   * Runs rows of checks in parallel; a check's output is shown at its end. Checks of a row run one after the other, also
   * after a failure.
   *
   * @returns the names of failed checks
   */
  async checkAtOnce(...rows: readonly (readonly Check[])[]): Promise<ReadonlySet<string>> {
    const failed = new Set<string>();
    await Promise.all(
      rows.map(async (row) => {
        for (const check of row) if (!(await this.#check(check))) failed.add(check[0]);
      }),
    );
    this.failed += failed.size;
    this.passed += rows.flat().length - failed.size;
    return failed;
  }

  /**
   * Runs a suite and counts its tests; an exit code without a failed test counts as one failure.
   *
   * @param args for Node
   * @param results the JSON file that it writes
   * @param other a suite that runs at the same time; the output is shown after its end, and not meanwhile
   */
  async suite<Results>(
    name: string,
    args: readonly string[],
    results: string,
    countsOf: (results: Results) => Counts,
    other?: Promise<void>,
  ): Promise<void> {
    const seconds = stopwatch();
    const title = `\n--- ${name}`;
    if (!other) console.log(title);
    const { code, output } = other
      ? await runQuietly(args)
      : { code: await runForCode(process.execPath, args), output: '' };
    const end = `${name}: ${seconds()} s.`;
    await other;
    console.log(other ? `${title}\n${output}${end}` : end);
    const { passed, failed } = countsOf(JSON.parse(readFileSync(results, 'utf8')) as Results);
    this.passed += passed;
    this.failed += failed > 0 || code === 0 ? failed : 1;
  }

  async #check([name, args]: Check): Promise<boolean> {
    const seconds = stopwatch();
    const { code, output } = await runQuietly(args);
    console.log(`\n--- ${name}, ${seconds()} s\n${output}`.trimEnd());
    return code === 0;
  }
}

/** Runs Node, and returns its output instead of showing it. */
async function runQuietly(args: readonly string[]): Promise<{ code: unknown; output: string }> {
  const child = start(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (part: Buffer) => output.push(part));
  }
  const code = await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  return { code, output: Buffer.concat(output).toString() };
}

/** @returns a function that returns the whole seconds since this call */
function stopwatch(): () => number {
  const start = performance.now();
  return () => Math.round((performance.now() - start) / 1000);
}
