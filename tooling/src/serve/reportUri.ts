/**
 * The address for reports of security policy violations: `WEFT_REPORT_URI`, such as `https://reports.example/csp` or
 * `/csp`; undefined if it is not set.
 *
 * @throws {Error} if it is neither an address nor a path
 */
export function reportUri(environment: NodeJS.ProcessEnv = process.env): string | undefined {
  const text = environment.WEFT_REPORT_URI;
  if (text === undefined || text === '') return undefined;
  // Separators in a policy, and characters that would end a header's value.
  const isPlain = /^(?:https?:\/)?\/[^\s;,"'\\]+$/.test(text);
  if (isPlain && URL.canParse(text, 'https://shop.example')) return text;
  throw new Error(
    `WEFT_REPORT_URI is "${text}"; set it to an address such as https://reports.example/csp, or to a path such as /csp.`,
  );
}
