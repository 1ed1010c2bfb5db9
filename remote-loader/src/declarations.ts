import { nameOfRelease } from './manifest';
import { releaseNumber, type PointerLine } from './pointer';
import { Release, type ReleaseServices } from './Release';
import { SILENCE } from './deployed';

/** The routes that a release of a remote declares, unchecked. */
export interface Declaration {
  readonly remote: string;
  /** Its number or name; null if unknown. */
  readonly release: string | null;
  readonly routes: unknown;
  /** The exposed pages; null if the routes come from the pointer, because the release tool has checked them. */
  readonly pages: readonly string[] | null;
}

/**
 * The routes of a remote, from its line in the pointer. The line of an unreleased build has no routes, so its manifest
 * is read. A manifest that cannot be loaded declares no routes: the remote's own pages show the failure.
 */
export async function declarationOf(
  remote: string,
  line: PointerLine,
  services: ReleaseServices,
): Promise<Declaration> {
  if (line.integrity) {
    const number = releaseNumber(line.manifest);
    const release = number === null ? null : `${number}`;
    return { remote, release, routes: line.routes ?? [], pages: null };
  }
  const options = { limit: SILENCE.second, onRetry: () => undefined };
  try {
    const known = await new Release(line, services, options).manifest();
    const { metaData, exposes } = known.content;
    const pages = exposes.map(({ name }) => name);
    return { remote, release: nameOfRelease(known), routes: metaData.routes ?? [], pages };
  } catch {
    return { remote, release: null, routes: [], pages: [] };
  }
}
