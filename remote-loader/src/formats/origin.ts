const PLAIN = /^https?:\/\/[\w.-]+(?::\d+)?$/;
const WITH_ANY_PORT = /^https?:\/\/[\w.-]+:\*$/;

/** Whether a text is an origin and nothing more: `https://shop.example` or `http://localhost:3000`. */
export function isOrigin(text: string): boolean {
  return PLAIN.test(text) && URL.canParse(text);
}

/** Whether a text is an origin, or origins of all ports: `http://localhost:*`. */
export function isOriginPattern(text: string): boolean {
  return isOrigin(text) || WITH_ANY_PORT.test(text);
}
