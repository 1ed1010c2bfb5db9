import type { ReadStream } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import Negotiator from 'negotiator';
import send from 'send';
import { contentType } from './contentTypes';

/** The compressed copies that a build brings, best first: the end of the file's name by `Content-Encoding`. */
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

/** Where a file lies that may be there, and how it is sent. */
export interface ServedFile {
  readonly folder: string;
  /** Its address in the folder, percent-encoded; it may be anything that a client sent. */
  readonly path: string;
  /** Whether the folder may hold compressed copies, `.br` and `.gz`. */
  readonly hasCopies?: boolean;
  /** Of the answer; 404 for the page that says so. */
  readonly status?: number;
}

/**
 * Answers with a file of a folder: ranges, conditional requests and HEAD as HTTP has them. Nothing of the folder is
 * remembered, so it may change at any time.
 *
 * @returns false when there is no such file; then nothing has been answered
 * @throws an error with `status` when the file cannot be sent as it was asked for, and one without for any other reason
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

/** Removes the headers of a file that is not sent after all. */
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
  // A range of a page that says 404 would be a success.
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
      .on('stream', (file: ReadStream) => file.once('end', () => checkWhole(file, response)))
      .on('directory', missing)
      .on('error', (error: Error & { status: number }) => {
        // 400 and 403: an address that no file can have, such as one with `%00` or `..`.
        if (!response.headersSent && [400, 403, 404].includes(error.status)) missing();
        else reject(error);
      })
      .pipe(response);
  });
}

/** A file that became shorter while it was sent can't be completed; without an end the client would wait for the rest. */
function checkWhole(file: ReadStream, response: ServerResponse): void {
  if (file.bytesRead < Number(response.getHeader('Content-Length'))) response.destroy();
}
