/** The name of the Trusted Types policy that the page's content security policy allows this remote. */
const POLICY = 'mfe-catalog-data';

/** Where the policy is stored: this module runs again when the remote is loaded again after a failure. */
const KEPT = Symbol.for(POLICY);

/**
 * Creates a script element with structured data. The browser does not run it, but the page's content security policy
 * requires a trusted text for every script.
 *
 * @throws {TypeError} where the page's policy does not name this remote
 */
export function dataScript(json: string): HTMLScriptElement {
  const script = document.createElement('script');
  script.type = 'application/ld+json';
  // The DOM's type is string; the browser accepts a trusted text as well.
  script.text = trusted(json) as string;
  return script;
}

function trusted(json: string): string | TrustedScript {
  const page: Window & { [KEPT]?: Pick<TrustedTypePolicy, 'createScript'> } = window;
  // Older browsers have no Trusted Types.
  if (!page.trustedTypes) return json;
  page[KEPT] ??= page.trustedTypes.createPolicy(POLICY, {
    // What parses as JSON is data, no statement.
    createScript: (text: string) => JSON.stringify(JSON.parse(text)),
  });
  return page[KEPT].createScript(json);
}
