/**
 * A day in words: "12 April 1990". A text as YYYY-MM-DD is that day everywhere, and any other text stays as it is; a date is
 * the day in the shopper's time zone. A package entry of its own, which is not shared: pages without days don't load it.
 */
export function formatDay(day: string | Date): string {
  const isText = typeof day === 'string';
  const date = new Date(day);
  if (isText && (!/^\d{4}-\d{2}-\d{2}$/.test(day) || Number.isNaN(date.getTime()))) return day;
  return date.toLocaleDateString('en-GB', {
    dateStyle: 'long',
    timeZone: isText ? 'UTC' : undefined,
  });
}
