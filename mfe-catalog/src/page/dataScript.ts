/** What the browser's Trusted Types offer, as far as it is used here; older browsers have none. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScript: (text: string) => string },
  ): { createScript(text: string): unknown };
}

/** The name under which the page's security policy lets this remote carry data in a script element. */
const POLICY = 'mfe-catalog-data';

/** The page keeps the policy: this module runs again when the remote is loaded again after a failure. */
const KEPT = Symbol.for(POLICY);

/**
 * An element that carries structured data. The browser never runs it, and yet the page's policy asks for a trusted text,
 * as it does for every script.
 *
 * @throws {TypeError} where the page's policy does not know this remote's name
 */
export function dataScript(json: string): HTMLScriptElement {
  const script = document.createElement('script');
  script.type = 'application/ld+json';
  // The DOM's types know text alone; the browser takes a trusted one as well.
  script.text = trusted(json) as string;
  return script;
}

function trusted(json: string): unknown {
  // The DOM's types do not know Trusted Types yet.
  const page = window as {
    trustedTypes?: TrustedTypes;
    [KEPT]?: ReturnType<TrustedTypes['createPolicy']>;
  };
  if (!page.trustedTypes) return json;
  page[KEPT] ??= page.trustedTypes.createPolicy(POLICY, {
    // Whatever parses as JSON is data: an object or a list, no statement.
    createScript: (text) => JSON.stringify(JSON.parse(text)),
  });
  return page[KEPT].createScript(json);
}
