import { expect, it } from '@jest/globals';
import { scriptsOf } from './budgets';

const PAGE = `<!doctype html><script src="/assets/first.js"></script>
<script type="application/json" id="boot-files">{"scripts":[["/assets/a.js","sha384-a"],["/assets/b.js","sha384-b"]],"main":["/assets/main.js","sha384-m"]}</script>
<script src="/assets/first.js"></script>
<script type=application/ld+json>{"src":"/no.js"}</script>`;

it('finds the scripts in the markup and in the list of the first script, each once', () => {
  expect(scriptsOf(PAGE)).toEqual([
    'assets/first.js',
    'assets/a.js',
    'assets/b.js',
    'assets/main.js',
  ]);
});
