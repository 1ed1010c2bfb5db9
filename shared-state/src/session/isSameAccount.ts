/** Whether two emails belong to the same shopper: however they are capitalized, and with spaces around them. */
export function isSameAccount(first: string, second: string): boolean {
  return first.trim().toLowerCase() === second.trim().toLowerCase();
}
