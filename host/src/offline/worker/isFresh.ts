/** How long a picture is shown without asking for it, in milliseconds: as long as its headers say. */
const FRESH_FOR = 24 * 3_600_000;

/** Whether an answer is younger than a day. @param now in milliseconds */
export function isFresh(response: Pick<Response, 'headers'>, now: number): boolean {
  return now - Date.parse(response.headers.get('Date') ?? '') < FRESH_FOR;
}
