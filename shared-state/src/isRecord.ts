/** Whether a value is an object, of which a field can be asked; arrays are some as well. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
