/** Whether two emails belong to the same shopper: however they are capitalized, and with spaces around them. */
export function isSameAccount(first: string, second: string): boolean {
  return keyOf(first) === keyOf(second);
}

function keyOf(email: string): string {
  return email.trim().toLowerCase();
}
