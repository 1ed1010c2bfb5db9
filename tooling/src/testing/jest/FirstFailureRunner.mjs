import JestRunner from 'jest-runner';

/**
 * Results of a test file from earlier runs in this process; a new file has no names.
 *
 * @typedef {{ names?: readonly string[], runtime: number, failedIn: number }} Known
 */

/** @type {Map<string, Known>} */
const known = new Map();
/** @type {Known} */
const UNKNOWN = { runtime: 0, failedIn: 0 };
let run = 0;

/**
 * Runs test files one by one until one fails, for mutation tests: one failure kills a mutant. Stryker runs all files for
 * each mutant, because Jest's own `bail` would end its process. Files without a requested test are left out. Files that
 * failed last come first, because neighbouring mutants fail in the same files; then come the fastest.
 */
export default class FirstFailureRunner extends JestRunner {
  /** @override @type {InstanceType<typeof JestRunner>['runTests']} */
  async runTests(tests, watcher, options) {
    run += 1;
    const { testNamePattern } = this._globalConfig;
    const asked = new RegExp(testNamePattern ?? '', 'i');
    let hasFailed = false;
    const stops = [
      this.on('test-file-success', ([test, { testResults, perfStats, numFailingTests }]) => {
        if (numFailingTests > 0) hasFailed = true;
        known.set(test.path, {
          names: testResults.map(({ fullName }) => fullName),
          runtime: perfStats.runtime,
          failedIn: numFailingTests > 0 ? run : (known.get(test.path)?.failedIn ?? 0),
        });
      }),
      this.on('test-file-failure', () => {
        hasFailed = true;
      }),
    ];
    const ordered = tests
      .map((test) => ({ test, ...(known.get(test.path) ?? UNKNOWN) }))
      .filter(({ names }) => !names || names.some((name) => asked.test(name)))
      .sort((one, other) => other.failedIn - one.failedIn || one.runtime - other.runtime);
    for (const { test } of ordered) {
      await super.runTests([test], watcher, options);
      if (hasFailed) break;
    }
    for (const stop of stops) stop();
  }
}
