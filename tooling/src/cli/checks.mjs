import { Buffer } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { runForCode, start } from './run.mjs';

/** @typedef {readonly [name: string, command: string, args: readonly string[]]} Check */

/** Runs checks and suites of tests one after the other, or several at once, and counts what passed and what failed. */
export class Checks {
  passed = 0;
  failed = 0;

  /**
   * Runs a check that counts as one.
   *
   * @param {Check} check
   * @returns {Promise<boolean>} whether it passed
   */
  async check([name, command, args]) {
    console.log(`\n--- ${name}`);
    return this.#count((await runForCode(command, args)) === 0);
  }

  /**
   * Runs rows of checks side by side; each shows what it printed when it is done. The next of a row waits for the one before,
   * which need not pass.
   *
   * @param {...readonly Check[]} rows
   * @returns {Promise<ReadonlySet<string>>} the names of those that failed
   */
  async checkAtOnce(...rows) {
    /** @type {Set<string>} */
    const failed = new Set();
    await Promise.all(
      rows.map(async (row) => {
        for (const check of row) if (!(await this.#checkQuietly(check))) failed.add(check[0]);
      }),
    );
    return failed;
  }

  /**
   * Runs a suite and counts its tests; one that ends badly without a failed test counts as one.
   *
   * @param {string} name
   * @param {readonly string[]} args of Node
   * @param {string} results the file that it writes, as JSON
   * @param {(results: any) => { passed: number, failed: number }} countsOf
   */
  async suite(name, args, results, countsOf) {
    console.log(`\n--- ${name}`);
    const code = await runForCode(process.execPath, args);
    const { passed, failed } = countsOf(JSON.parse(readFileSync(results, 'utf8')));
    this.passed += passed;
    this.failed += failed > 0 || code === 0 ? failed : 1;
  }

  /** @param {Check} check */
  async #checkQuietly([name, command, args]) {
    const child = start(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    /** @type {Buffer[]} */
    const output = [];
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (part) => output.push(part));
    }
    const code = await new Promise((resolve, reject) => {
      child.once('error', reject);
      child.once('close', resolve);
    });
    console.log(`\n--- ${name}\n${Buffer.concat(output).toString()}`.trimEnd());
    return this.#count(code === 0);
  }

  /** @param {boolean} isGood */
  #count(isGood) {
    if (isGood) this.passed += 1;
    else this.failed += 1;
    return isGood;
  }
}
