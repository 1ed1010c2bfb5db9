/** A Trusted Types policy for scripts from allowed origins. */
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

/** Creates the policy `mf-remote`; without Trusted Types, the same check runs. */
export function createScriptPolicy(
  factory: TrustedTypePolicyFactory | undefined = (
    globalThis as { trustedTypes?: TrustedTypePolicyFactory }
  ).trustedTypes,
): ScriptPolicy {
  let allowed: ReadonlySet<string> = new Set();
  const createScriptURL = (url: string): string => {
    if (!URL.canParse(url) || !allowed.has(new URL(url).origin)) {
      throw new Error(`The script ${url} is refused: its origin is not in the release pointer.`);
    }
    return url;
  };
  const policy = factory?.createPolicy('mf-remote', { createScriptURL });
  return {
    allow: (origins) => {
      allowed = origins;
    },
    // The DOM's types do not know trusted URLs.
    urlOf: policy ? (url) => policy.createScriptURL(url) as unknown as string : createScriptURL,
  };
}
