import { isRecord } from '../isRecord';

/**
 * A stored record with the names that its fields have today; what is no record is returned as it is. Today's name wins
 * where both are there, so a record that is read again stays the same. Only fields of the record itself are looked at.
 *
 * @param names today's name by each earlier one
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
