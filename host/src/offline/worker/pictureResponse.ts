/** How long a picture is used without a request, in milliseconds: as long as its headers say. */
const FRESH_FOR = 24 * 3_600_000;

/** Whether a response is less than a day old. @param now in milliseconds */
export function isFresh(response: Pick<Response, 'headers'>, now: number): boolean {
  return now - Date.parse(response.headers.get('Date') ?? '') < FRESH_FOR;
}

/** Whether a response has a picture. A proxy may answer with a page of its own and the status 200. */
export function isPicture({ status, headers }: Pick<Response, 'status' | 'headers'>): boolean {
  return status === 200 && headers.get('Content-Type')?.startsWith('image/') === true;
}
