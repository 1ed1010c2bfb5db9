import { isOrigin, isOriginPattern } from 'remote-loader/formats';

/** The origin in a text. @param name of the option or variable @throws {Error} */
export function originIn(name: string, text: string): string {
  const origin = text.replace(/\/$/, '');
  if (isOrigin(origin)) return origin;
  throw new Error(`${name} is "${text}"; an origin looks like https://shop.example.`);
}

/** Origins that may override a remote in a tab (docs/remotes.md), separated by commas or spaces; as in {@link originIn}. */
export function originsIn(name: string, text: string): string[] {
  const origins = text.split(/[\s,]+/).filter(Boolean);
  const wrong = origins.find((origin) => !isOriginPattern(origin));
  if (wrong === undefined) return origins;
  throw new Error(
    `${name} names "${wrong}"; an origin looks like https://preview.example or http://localhost:*.`,
  );
}
