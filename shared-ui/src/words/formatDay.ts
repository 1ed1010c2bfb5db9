/**
 * A day in words: "12 April 1990". A text as YYYY-MM-DD is the same day in every time zone. Any other text is returned
 * unchanged. A date is the day in the shopper's time zone. A separate package entry that is not shared, so that pages without
 * days do not load it.
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
