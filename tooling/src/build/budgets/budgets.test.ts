/** @jest-environment node */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import { expect, it } from '@jest/globals';
import { BudgetError, deployedHostScripts, scriptsOf } from './budgets';

const PAGE = `<!doctype html><script src="/assets/first.js"></script>
<script type="application/json" id="boot-files">{"scripts":[["/assets/a.js","sha384-a"],["/assets/b.js","sha384-b"]],"main":["/assets/main.js","sha384-m"]}</script>
<script src="/assets/first.js"></script>
<script type=application/ld+json>{"src":"/no.js"}</script>`;

it('finds the scripts that a page runs, each once, and those that its first one asks for', () => {
  expect(scriptsOf(PAGE)).toEqual([
    'assets/first.js',
    'assets/a.js',
    'assets/b.js',
    'assets/main.js',
  ]);
});

it('weighs the scripts of a host that is deployed', async () => {
  let page = PAGE;
  const server = createServer((request, response) => {
    response.end(request.url === '/' ? page : `// ${request.url}`);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  try {
    expect((await deployedHostScripts(origin))[1]).toEqual({
      app: 'host',
      file: 'assets/a.js',
      bytes: brotliCompressSync('// /assets/a.js').length,
    });
    page = 'Sign in first';
    await expect(deployedHostScripts(origin)).rejects.toThrow(BudgetError);
  } finally {
    server.close();
  }
});
