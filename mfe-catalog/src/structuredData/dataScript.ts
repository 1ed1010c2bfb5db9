/** The name of the Trusted Types policy that the content security policy permits for this remote. */
const POLICY = 'mfe-catalog-data';

/** The key of the policy on `window`, because this module runs again when the remote is loaded again after a failure. */
const POLICY_KEY = Symbol.for(POLICY);

/**
 * Creates a script element with structured data. The browser does not run it, but the content security policy requires a
 * trusted text for every script.
 *
 * @throws {TypeError} if the content security policy does not name this remote
 */
export function dataScript(json: string): HTMLScriptElement {
  const script = document.createElement('script');
  script.type = 'application/ld+json';
  // The DOM's type is string, but the browser also accepts a trusted text.
  script.text = trusted(json) as string;
  return script;
}

function trusted(json: string): string | TrustedScript {
  const page: Window & { [POLICY_KEY]?: Pick<TrustedTypePolicy, 'createScript'> } = window;
  // Older browsers have no Trusted Types.
  if (!page.trustedTypes) return json;
  page[POLICY_KEY] ??= page.trustedTypes.createPolicy(POLICY, {
    // A text that parses as JSON is data, not code.
    createScript: (text: string) => JSON.stringify(JSON.parse(text)),
  });
  return page[POLICY_KEY].createScript(json);
}
