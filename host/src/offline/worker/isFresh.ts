/** How long a picture is used without a request, in milliseconds: as long as its headers say. */
const FRESH_FOR = 24 * 3_600_000;

/** Whether a response is less than a day old. @param now in milliseconds */
export function isFresh(response: Pick<Response, 'headers'>, now: number): boolean {
  return now - Date.parse(response.headers.get('Date') ?? '') < FRESH_FOR;
}
