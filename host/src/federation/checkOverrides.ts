import type { ReleasePointer } from 'tooling/release-pointer';

/** A remote's name and the requested manifest URL; an empty URL ends an override. */
export type OverrideRequest = readonly [name: string, url: string];

/** The accepted and the ignored overrides of a tab. */
export interface CheckedOverrides {
  /** Manifest addresses by remote. */
  readonly accepted: Readonly<Record<string, string>>;
  /** Why the others are ignored, one sentence each. */
  readonly problems: readonly string[];
}

/**
 * Checks overrides against the release pointer: the remote must exist, and the pointer must permit the origin for
 * overrides. The origins of released remotes are not permitted, because an old release there may have been withdrawn.
 */
export function checkOverrides(
  requests: readonly OverrideRequest[],
  { remotes, overrideOrigins }: ReleasePointer,
): CheckedOverrides {
  const accepted = new Map<string, string>();
  const problems: string[] = [];
  for (const [name, url] of requests) {
    if (url === '') {
      accepted.delete(name);
    } else if (!Object.hasOwn(remotes, name)) {
      const known = Object.keys(remotes).join(', ');
      problems.push(`There is no remote “${name}”. Name one of: ${known}.`);
    } else if (!URL.canParse(url)) {
      problems.push(`“${url}” is no address of a manifest for ${name}.`);
    } else if (!isPermitted(new URL(url).origin, overrideOrigins)) {
      const { origin } = new URL(url);
      problems.push(`The shop does not permit ${name} from ${origin}.`);
    } else {
      accepted.set(name, url);
    }
  }
  return { accepted: Object.fromEntries(accepted), problems };
}

function isPermitted(origin: string, permitted: readonly string[]): boolean {
  return permitted.some((pattern) =>
    pattern.endsWith(':*')
      ? /^:\d+$/.test(origin.slice(pattern.length - 2)) && origin.startsWith(pattern.slice(0, -2))
      : pattern === origin,
  );
}
