import { appendFileSync, cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { integrityOf } from 'remote-loader/build';
import { MANIFEST } from 'remote-loader/formats';
import { distFolder, remotes } from 'tooling/apps';
import { pagesFolder } from 'tooling/built-pages';

/** Pages that are added to a build: an outlet and a deal. The account page gets a link to the outlet. */
const PAGES = `({ createElement: h, Fragment }, { PageTitle }, { Link, useParams }, Account) => ({
  Account: () => h(Fragment, null, h(Link, { to: '/outlet' }, 'To the outlet'), h(Account)),
  Outlet: () => {
    const { id } = useParams();
    const title = id ? 'Deal ' + id : 'Outlet';
    return h(Fragment, null,
      h(PageTitle, { path: id ? '/outlet/' + id : '/outlet' }, title),
      h('h1', null, title),
      Array.from({ length: 60 }, (_, line) => h('p', { key: line }, 'All that is left.')),
      h(Link, { to: '/outlet/7' }, 'Deal of the day'));
  },
})`;

const ROUTES = [
  { path: '/outlet', page: 'Outlet', shape: 'listing' },
  { path: '/outlet/:id', page: 'Outlet', shape: 'detail' },
  { path: '/outlet/mine', page: 'Outlet', shape: 'form', title: 'My deals', isGuarded: true },
];

/** A copy of the build of `mfe-account-auth` with one more page and its routes. A real build would take minutes. */
export function buildWithPage(folder: string): { readonly build: string; readonly pages: string } {
  const app = remotes.find(({ folder: name }) => name === 'mfe-account-auth');
  if (!app) throw new Error('There is no remote mfe-account-auth.');
  const [build, pages] = [join(folder, 'build'), join(folder, 'pages')];
  cpSync(distFolder(app), build, { recursive: true });
  cpSync(pagesFolder(app), pages, { recursive: true });
  appendFileSync(
    join(pages, 'pages.cjs'),
    `;{
      const own = module.exports;
      const made = (${PAGES})(require('react'), require('shared-ui'), require('shared-ui/router'), own.pages.Account);
      module.exports = { pages: { ...own.pages, ...made }, addresses: () => ['/outlet/7'] };
    }`,
  );
  extendBrowserBuild(build, app.federationName);
  return { build, pages };
}

function extendBrowserBuild(build: string, name: string): void {
  const manifestFile = join(build, MANIFEST);
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as {
    metaData: { remoteEntry: { name: string }; integrity: Record<string, string>; routes?: object };
    exposes: object[];
  };
  const { metaData, exposes } = manifest;
  const entry = metaData.remoteEntry.name;
  appendFileSync(
    join(build, entry),
    `;{
      const own = ${name};
      let scope;
      const shared = (key) => Object.values(scope[key]).find(({ lib }) => lib).lib();
      const pages = async () => {
        const { default: Account } = (await own.get('./Account'))();
        return (${PAGES})(shared('react'), shared('shared-ui'), shared('shared-ui/router'), Account);
      };
      ${name} = {
        init: (given, ...rest) => { scope = given; return own.init(given, ...rest); },
        get: async (module) => {
          const page = (await pages())[module.slice(2)];
          return page ? () => ({ default: page }) : own.get(module);
        },
      };
    }`,
  );
  metaData.integrity[entry] = integrityOf(readFileSync(join(build, entry)));
  metaData.routes = ROUTES;
  exposes.push({ name: 'Outlet', assets: { js: { sync: [] }, css: { sync: [] } } });
  writeFileSync(manifestFile, JSON.stringify(manifest));
  // The compressed copies have the old content.
  for (const file of readdirSync(build, { recursive: true, encoding: 'utf8' })) {
    if (/\.(?:br|gz)$/.test(file)) rmSync(join(build, file));
  }
}
