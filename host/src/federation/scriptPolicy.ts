/** The part of the Trusted Types interface used here. */
interface PolicyFactory {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL: (url: string) => unknown };
}

/** Lets the entries of remotes through that come from an allowed origin. */
export interface ScriptPolicy {
  /** From now on these origins are allowed, and no others. */
  allow(origins: ReadonlySet<string>): void;
  /**
   * An address for the `src` of a script.
   *
   * @throws when its origin is not allowed
   */
  urlOf(url: string): string;
}

/** Makes the policy `mf-remote`; an engine without Trusted Types has the same check. */
export function createScriptPolicy(
  factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes,
): ScriptPolicy {
  let allowed: ReadonlySet<string> = new Set();
  const createScriptURL = (url: string): string => {
    if (!URL.canParse(url) || !allowed.has(new URL(url).origin)) {
      throw new Error(`No script is taken from ${url}: its origin is not in the release pointer.`);
    }
    return url;
  };
  const policy = factory?.createPolicy('mf-remote', { createScriptURL });
  return {
    allow: (origins) => {
      allowed = origins;
    },
    // A trusted URL takes the place of text in `src`; the types of the DOM know text only.
    urlOf: policy ? (url) => policy.createScriptURL(url) as string : createScriptURL,
  };
}
