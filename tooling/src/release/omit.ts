export function omit<Whole extends object, Key extends string>(
  whole: Whole,
  ...keys: readonly Key[]
): Omit<Whole, Key> {
  const names: readonly string[] = keys;
  return Object.fromEntries(
    Object.entries(whole).filter(([name]) => !names.includes(name)),
  ) as Omit<Whole, Key>;
}
