import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { remotes, workspaceRoot } from '../workspace/apps';
import { NOT_FOUND, PRODUCT_NOT_FOUND } from '../build/pages/folders';
import { pointerToPorts } from '../build/pointer';
import { CONTENT_TYPES, isFileAddress, OTHER_TYPE } from './contentTypes';
import { cacheControl, hostHeaders, remoteHeaders, WORKER, WORKER_POLICY } from './headers';

const [conf, remoteConf] = ['nginx.conf', 'nginx-remote.conf'].map((file) =>
  readFileSync(join(workspaceRoot, 'docs/operations', file), 'utf8'),
) as [string, string];

/** The servers of the configuration, the host's first. */
const [, host = '', ...others] = conf.split(/^ {2}server \{$/m);

const PATHS = [
  '/',
  '/index.html',
  '/product/men',
  '/product/x.y',
  '/release.json',
  '/mf-manifest.json',
  '/3/mf-manifest.json',
  '/robots.txt',
  '/favicon.svg',
  '/LOGO.SVG',
  '/x.json.br',
  '/sw.js',
  '/manifest.webmanifest',
  '/assets/main.0123456789ab.js',
  '/3/assets/main.0123456789ab.js.map',
  '/assets/main.js',
  '/assets/',
  '/assets/icon.0123456789abcdef.svg',
  '/x/assets/main.0123456789ab.js',
  '/media/products/men-shirt-1.webp',
  '/Media/x',
  '/media',
];

// For machines without nginx; `host/e2e/headers.spec.ts` checks a running nginx.
describe('the nginx configuration matches our own server', () => {
  it('sends the same headers with the page', () => {
    const own = hostHeaders({ ...pointerToPorts(3000), overrideOrigins: [] });
    expect(headersIn(host)).toEqual({
      'Cache-Control': '$cache_control',
      ...own,
      'Content-Security-Policy': '$security_policy',
    });
    const map = /map \$uri \$security_policy \{([^}]+)\}/.exec(conf)?.[1] ?? '';
    const policies = [...map.matchAll(/^ +(\S+) "(.+)";$/gm)].map(([, uri, policy]) => [
      uri,
      policy,
    ]);
    expect(policies).toEqual([
      ['default', own['Content-Security-Policy']],
      [WORKER, WORKER_POLICY],
    ]);
  });

  it("sends the same headers with a remote's files", () => {
    expect(headersIn(remoteConf)).toEqual({ 'Cache-Control': '$cache_control', ...remoteHeaders });
  });

  it('serves every remote on its own port', () => {
    const served = others.map((server) => [
      Number(/listen (\d+);/.exec(server)?.[1]),
      /root releases\/(.+);/.exec(server)?.[1],
      server.includes('include nginx-remote.conf;'),
    ]);
    expect(served).toEqual(remotes.map((app) => [3000 + app.portOffset, app.folder, true]));
  });

  it('knows the same types', () => {
    const table = /types \{([^}]+)\}/.exec(conf)?.[1] ?? '';
    const types = [...table.matchAll(/(\S+) ([\w ]+);/g)].flatMap(([, type, names = '']) =>
      names.split(' ').map((name) => [name, type]),
    );
    expect(Object.fromEntries(types)).toEqual(CONTENT_TYPES);
    expect(conf).toContain(`default_type ${OTHER_TYPE};`);
    expect(conf).toContain('charset utf-8;\n  charset_types text/css text/javascript text/plain;');
  });

  it.each(PATHS)('caches %s for the same time', (path) => {
    const map = /map "\$status \$uri" \$cache_control \{(.+?)\n {2}\}/s.exec(conf)?.[1] ?? '';
    const rules = [...map.matchAll(/^ +"~(.+)" "(.+)";$/gm)].map(([, pattern = '', value]) => ({
      pattern: new RegExp(pattern),
      value,
    }));
    expect(rules).toHaveLength(2);
    const kept = (status: number): string =>
      rules.find(({ pattern }) => pattern.test(`${status} ${path}`))?.value ?? 'no-cache';
    for (const status of [200, 206, 304]) expect(kept(status)).toBe(cacheControl(path));
    expect(kept(404)).toBe('no-cache');
    expect(map).toContain('default "no-cache";');
  });

  it.each(PATHS)('treats %s equally as a file or a page', (path) => {
    const pattern = new RegExp(/location ~\* (.+) \{/.exec(host)?.[1] ?? 'none', 'i');
    expect(pattern.test(path)).toBe(isFileAddress(path));
  });

  it('lists each kind of file', () => {
    const names = /location ~\* .+\((?:\?:)([\w|]+)\)\$ \{/.exec(host)?.[1]?.split('|') ?? [];
    const types = Object.keys(CONTENT_TYPES).filter((name) => name !== 'html');
    expect(names.sort()).toEqual([...types, 'br', 'gz'].sort());
  });

  it('has the same pages', () => {
    expect(host).toContain('root releases/live/site;');
    expect(host).toContain('try_files $uri/index.html =404;');
    for (const { file } of [NOT_FOUND, PRODUCT_NOT_FOUND]) {
      expect(host).toContain(`error_page 404 /${file};`);
      expect(host).toContain(`location = /${file} {\n      internal;`);
    }
  });

  it('contains the directives for brotli copies', () => {
    expect(conf).toMatch(/^#load_module \S+\/ngx_http_brotli_static_module\.so;$/m);
    expect(conf).toMatch(/^ {2}#brotli_static on;$/m);
  });
});

function headersIn(text: string): Record<string, string> {
  const lines = [...text.matchAll(/^ *add_header (\S+) (?:"(.+)"|(\S+)) always;$/gm)];
  return Object.fromEntries(
    lines.map(([, name = '', quoted, plain]) => [name, quoted ?? plain ?? '']),
  );
}
