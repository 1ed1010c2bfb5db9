import type { IncomingMessage, ServerResponse } from 'node:http';
import Negotiator from 'negotiator';
import send from 'send';
import { contentType } from './contentTypes';

/** The suffixes of compressed copies by `Content-Encoding`, best first. */
const COPIES = { br: '.br', gzip: '.gz' };

/** Headers that describe a file and must not be sent with another response. */
const FILE_HEADERS = [
  'Accept-Ranges',
  'Content-Encoding',
  'Content-Length',
  'Content-Range',
  'Content-Type',
  'ETag',
  'Last-Modified',
];

/** The location of a file that may exist, and how to send it. */
export interface ServedFile {
  readonly folder: string;
  /** Its address in the folder, percent-encoded; unchecked input of a client. */
  readonly path: string;
  /** Whether the folder may hold compressed copies, `.br` and `.gz`. */
  readonly hasCopies?: boolean;
  /** The status of the response; 404 for the 404 page. */
  readonly status?: number;
}

/**
 * Sends a file of a folder, with support for ranges, conditional requests and HEAD. Nothing is cached, so the folder may
 * change at any time.
 *
 * @returns false if the file does not exist; then nothing was sent
 * @throws an error with `status` if the request cannot be fulfilled, or an error without `status` for other reasons
 */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  { hasCopies = false, ...file }: ServedFile,
): Promise<boolean> {
  if (hasCopies) {
    response.setHeader('Vary', 'Accept-Encoding');
    const accepted = new Negotiator(request).encodings(Object.keys(COPIES));
    for (const [encoding, ending] of Object.entries(COPIES)) {
      if (!accepted.includes(encoding)) continue;
      response.setHeader('Content-Encoding', encoding);
      if (await sendOne(request, response, file, ending)) return true;
    }
  }
  return sendOne(request, response, file);
}

export function clearFileHeaders(response: ServerResponse): void {
  response.statusCode = 200;
  for (const name of FILE_HEADERS) response.removeHeader(name);
}

function sendOne(
  request: IncomingMessage,
  response: ServerResponse,
  { folder, path, status = 200 }: ServedFile,
  ending = '',
): Promise<boolean> {
  // A range of the 404 page would have a success status.
  const options = { root: folder, index: false, cacheControl: false, acceptRanges: status === 200 };
  return new Promise((resolve, reject) => {
    const done = (): void => resolve(true);
    const missing = (): void => {
      response.removeListener('close', done);
      clearFileHeaders(response);
      resolve(false);
    };
    response.once('close', done);
    send(request, path + ending, options)
      .on('headers', () => {
        response.statusCode = status;
        response.setHeader('Content-Type', contentType(path));
      })
      .on('directory', missing)
      .on('error', (error: Error & { status: number }) => {
        // 400 and 403: an invalid address, such as with `%00` or `..`.
        if (!response.headersSent && [400, 403, 404].includes(error.status)) missing();
        else reject(error);
      })
      .pipe(response);
  });
}
