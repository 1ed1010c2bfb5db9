import { isRecord } from '../isRecord';

/**
 * A stored record with the current names of its fields. Other values are returned unchanged. If a record has a field under
 * both names, the current name wins, so reading a record twice changes nothing. Inherited fields are ignored.
 *
 * @param names current names by earlier names
 */
export function renameLegacyFields(value: unknown, names: ReadonlyMap<string, string>): unknown {
  if (!isRecord(value)) return value;
  let renamed: Record<string, unknown> | null = null;
  for (const [earlier, today] of names) {
    if (!Object.hasOwn(value, earlier) || Object.hasOwn(renamed ?? value, today)) continue;
    renamed ??= { ...value };
    renamed[today] = value[earlier];
  }
  return renamed ?? value;
}
