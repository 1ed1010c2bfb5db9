import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { integrityOf } from 'remote-loader/build';
import {
  assetsOf,
  entryOf,
  MANIFEST,
  parseManifest,
  type DeclaredRoute,
  type HashedFile,
  type HostFiles,
  type HtmlRelease,
  type Manifest,
} from 'remote-loader/formats';
import {
  loadPages,
  readHostFiles,
  type HostAddress,
  type HostPages,
  type RemotePages,
} from './nodeBuilds';
import { renderDocument, renderOfflineDocument } from './document';
import { readPage, type PageMarkup } from './readPage';
import { joinStyles, themeColors, type SheetFile, type ThemeColors } from './styles';

/** A release of an app on this machine. */
export interface AppFiles {
  /** Its federation name. */
  readonly name: string;
  /** The folder of the browsers' files. */
  readonly files: string;
  /** The folder of its build for Node. */
  readonly pages: string;
  /** Its name in messages. */
  readonly release: string;
  /** For a remote: the address of its manifest. */
  readonly manifest?: string;
  /** Whether a share of visitors gets another release. */
  readonly isShared?: boolean;
}

export interface ShopBuilds {
  readonly host: AppFiles;
  readonly remotes: readonly AppFiles[];
  /** The public origin, such as `https://shop.example`. */
  readonly origin: string;
}

export interface Address extends HostAddress {
  readonly route: DeclaredRoute | null;
}

interface Remote {
  readonly app: AppFiles;
  readonly manifest: Manifest;
  readonly build: RemotePages;
  readonly release: HtmlRelease;
}

/** Renders the pages of a shop, host and remote in one React tree. */
export class PageRenderer {
  readonly host: HostPages;
  /** The remotes whose pages are rendered, by federation name. */
  readonly remotes: ReadonlyMap<string, Remote>;
  /** Of all remotes. */
  readonly manifests: readonly Manifest[];
  readonly colors: ThemeColors;
  /** The joined style sheets of the rendered pages, by address. */
  readonly styles = new Map<string, string>();
  readonly #boot: HostFiles;
  readonly #sheets: readonly SheetFile[];

  /** @param names the remotes whose pages are rendered; of the others only the manifest is read */
  constructor(
    readonly site: ShopBuilds,
    names: readonly string[],
  ) {
    this.host = loadPages(site.host.pages);
    this.#boot = readHostFiles(site.host.pages);
    this.manifests = site.remotes.map(readManifest);
    const rendered = site.remotes.filter(({ name }) => names.includes(name));
    this.remotes = new Map(rendered.map((app) => [app.name, readRemote(app, this.host.shared)]));
    this.#sheets = sheetsOf(site.host, this.#boot.styles);
    this.colors = themeColors(joinStyles(this.#sheets).content);
  }

  /** @throws {Error} with the problem of the page */
  async render({
    path,
    page: id,
    storageKey,
    variesBy,
    isGuarded,
    route,
  }: Address): Promise<PageMarkup & { html: string }> {
    const { host, site } = this;
    const [remoteName = '', name = ''] = id?.split('/') ?? [];
    const remote = this.remotes.get(remoteName);
    const component = remote?.build.pages[name];
    if (id !== undefined && !component) {
      throw pageError(path, id, 'no release has this page');
    }
    const source = `${id ?? 'the page'} of release ${remote?.app.release ?? site.host.release}`;
    const page = id === undefined ? null : { id, component };
    const rendering = host.render(path, page, site.origin, route).then(readPage);
    const markup = await rendering.catch((cause: unknown) => {
      const problem = cause instanceof Error ? cause.message : String(cause);
      throw pageError(path, source, problem, { cause });
    });
    if (markup.problem) throw pageError(path, source, markup.problem);
    const remoteSheets = remote ? sheetsOf(remote.app, assetsOf(remote.manifest, name)?.css) : [];
    const html = renderDocument({
      boot: this.#boot,
      colors: this.colors,
      head: markup.head,
      content: markup.content,
      style: this.#styleOf(remoteSheets),
      styles: [
        ...this.#sheets,
        ...remoteSheets.map((sheet) => ({ ...sheet, release: remote?.release.integrity })),
      ],
      releaseNames: [site.host, ...(remote ? [remote.app] : [])]
        .map((app) => `${app.name} ${app.release}`)
        .join(', '),
      origin: site.origin,
      page: id,
      storageKey,
      variesBy,
      isGuarded,
      release: remote?.release,
      files: remote && scriptsOf(remote, name),
      route: route ?? undefined,
    });
    return { ...markup, html };
  }

  async renderOffline(): Promise<string> {
    const { head, content } = readPage(await this.host.renderOffline(this.site.origin));
    const style = this.#styleOf(sheetsOf(this.site.host, offlineStyles(this.site.host.files)));
    return renderOfflineDocument({ boot: this.#boot, colors: this.colors, head, content, style });
  }

  /** The address of the style sheet that joins these files to the host's. */
  #styleOf(files: readonly SheetFile[]): string {
    const { address, content } = joinStyles([...this.#sheets, ...files]);
    this.styles.set(address, content);
    return address;
  }
}

function pageError(path: string, page: string, problem: string, options?: ErrorOptions): Error {
  return new Error(`${path} cannot be written: ${page}: ${problem.replace(/\.$/, '')}.`, options);
}

function offlineStyles(folder: string): string[] {
  const files = readdirSync(join(folder, 'assets'));
  return files
    .filter((file) => /^offline\.[0-9a-f]+\.css$/.test(file))
    .map((file) => `assets/${file}`);
}

function readManifest({ files, name }: AppFiles): Manifest {
  return { ...parseManifest(files, readFileSync(join(files, MANIFEST), 'utf8')), name };
}

function readRemote(app: AppFiles, shared: HostPages['shared']): Remote {
  const bytes = readFileSync(join(app.files, MANIFEST));
  const { manifest = '', isShared } = app;
  return {
    app,
    manifest: readManifest(app),
    build: loadPages(app.pages, shared),
    release: { manifest, integrity: integrityOf(bytes), ...(isShared && { isShared }) },
  };
}

function sheetsOf({ files }: AppFiles, paths: readonly string[] = []): SheetFile[] {
  return paths.map((path) => ({ folder: files, path }));
}

function scriptsOf({ manifest, release }: Remote, page: string): HashedFile[] {
  const { integrity } = manifest.metaData;
  const files = [entryOf(manifest), ...(assetsOf(manifest, page)?.js ?? [])];
  return files.map((file) => [new URL(file, release.manifest).href, integrity?.[file] ?? '']);
}
