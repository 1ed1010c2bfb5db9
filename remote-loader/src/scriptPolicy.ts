/** A Trusted Types policy for scripts of allowed origins. */
export interface ScriptPolicy {
  /** Sets the allowed origins. */
  allow(origins: ReadonlySet<string>): void;
  /**
   * A URL for the `src` of a script.
   *
   * @throws if its origin is not allowed
   */
  urlOf(url: string): string;
}

/** Makes the policy `mf-remote`; an engine without Trusted Types has the same check. */
export function createScriptPolicy(
  factory: TrustedTypePolicyFactory | undefined = (
    globalThis as { trustedTypes?: TrustedTypePolicyFactory }
  ).trustedTypes,
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
    // A trusted URL, which the DOM's types do not know, as a string.
    urlOf: policy ? (url) => policy.createScriptURL(url) as unknown as string : createScriptURL,
  };
}
