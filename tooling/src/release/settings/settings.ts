import { isOrigin, isOriginPattern, type ReleasePointer } from 'remote-loader/formats';
import type { Change } from '../move/move';

export interface GivenSettings {
  readonly origin?: string | undefined;
  /** Separated by commas or spaces; an empty text removes them. */
  readonly overrideOrigins?: string | undefined;
}

export function changeSettings({ origin, overrideOrigins }: GivenSettings): Change {
  const changed = {
    ...(origin !== undefined && { origin: originSetting('--origin', origin) }),
    ...(overrideOrigins !== undefined && { overrideOrigins: overridesSetting(overrideOrigins) }),
  };
  return (pointer): ReleasePointer => ({ ...pointer, ...changed });
}

/** @param name of the option or variable @throws {Error} */
export function originSetting(name: string, text: string): string {
  if (isOrigin(text)) return text;
  throw new Error(`${name} is "${text}"; an origin looks like https://shop.example.`);
}

function overridesSetting(text: string): string[] {
  const origins = text.split(/[\s,]+/).filter(Boolean);
  const wrong = origins.find((origin) => !isOriginPattern(origin));
  if (wrong === undefined) return origins;
  throw new Error(
    `--override-origins names "${wrong}"; an origin looks like https://preview.example or http://localhost:*.`,
  );
}
