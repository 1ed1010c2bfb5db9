/**
 * The JSON text of a value. Old libraries add `toJSON` to the prototype of arrays or of all objects, and `JSON.stringify` then
 * writes a list as a text, which no parser of the shop reads.
 */
export function toJson(value: unknown): string {
  return 'toJSON' in [] ? JSON.stringify(value, original) : JSON.stringify(value);
}

/** A replacer that returns the value before `toJSON`: `this` is the object that has it. */
function original(this: Readonly<Record<string, unknown>>, key: string): unknown {
  return this[key];
}
