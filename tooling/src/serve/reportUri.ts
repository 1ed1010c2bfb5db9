/**
 * Where browsers report violations of the security policy: `WEFT_REPORT_URI`, such as `https://reports.example/csp` or
 * `/csp`; undefined when it is not set.
 *
 * @throws {Error} when it is set to something else than an address or a path
 */
export function reportUri(environment: NodeJS.ProcessEnv = process.env): string | undefined {
  const text = environment.WEFT_REPORT_URI;
  if (text === undefined || text === '') return undefined;
  // What separates the parts of a policy, and what would end the text of a header.
  const isPlain = /^(?:https?:\/)?\/[^\s;,"'\\]+$/.test(text);
  if (isPlain && URL.canParse(text, 'https://shop.example')) return text;
  throw new Error(
    `WEFT_REPORT_URI is "${text}"; set it to an address such as https://reports.example/csp, or to a path such as /csp.`,
  );
}
