import { Buffer } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { runForCode, start } from '../workspace/run';

/** A check by its name, and the arguments of Node that run it. */
export type Check = readonly [name: string, args: readonly string[]];

/** How many tests passed and failed. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

/** Runs checks and suites of tests one after the other, or several at once, and counts what passed and what failed. */
export class Checks {
  passed = 0;
  failed = 0;

  /**
   * Runs rows of checks side by side; each shows what it printed when it is done. The next of a row waits for the one before,
   * which need not pass.
   *
   * @returns the names of those that failed
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
   * Runs a suite and counts its tests; one that ends badly without a failed test counts as one.
   *
   * @param args of Node
   * @param results the file that it writes, as JSON
   */
  async suite<Results>(
    name: string,
    args: readonly string[],
    results: string,
    countsOf: (results: Results) => Counts,
  ): Promise<void> {
    console.log(`\n--- ${name}`);
    const seconds = stopwatch();
    const code = await runForCode(process.execPath, args);
    console.log(`${name}: ${seconds()} s.`);
    const { passed, failed } = countsOf(JSON.parse(readFileSync(results, 'utf8')) as Results);
    this.passed += passed;
    this.failed += failed > 0 || code === 0 ? failed : 1;
  }

  async #check([name, args]: Check): Promise<boolean> {
    const seconds = stopwatch();
    const child = start(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    const output: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (part: Buffer) => output.push(part));
    }
    const code = await new Promise((resolve, reject) => {
      child.once('error', reject);
      child.once('close', resolve);
    });
    console.log(`\n--- ${name}, ${seconds()} s\n${Buffer.concat(output).toString()}`.trimEnd());
    return code === 0;
  }
}

/** @returns gives the whole seconds since now */
function stopwatch(): () => number {
  const start = performance.now();
  return () => Math.round((performance.now() - start) / 1000);
}
