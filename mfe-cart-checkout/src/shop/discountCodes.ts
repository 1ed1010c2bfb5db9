/** The discount codes with their percentages. A Map, because an object would also find names of its prototype. */
export const discountCodes: ReadonlyMap<string, number> = new Map([
  ['SUMMER25', 25],
  ['WELCOME10', 10],
  ['FAMILY50', 50],
]);
