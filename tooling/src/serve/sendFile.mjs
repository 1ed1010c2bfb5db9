import send from 'send';
import { contentType } from './contentTypes.mjs';

/** The compressed copies that a build brings, best first: `Content-Encoding` and the end of the file's name. */
const COPIES = /** @type {const} */ ([
  ['br', '.br'],
  ['gzip', '.gz'],
]);

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

/**
 * Answers with a file of a folder: ranges, conditional requests and HEAD as HTTP has them. Nothing of the folder is
 * remembered, so it may change at any time.
 *
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {string} folder
 * @param {string} path the file's address in the folder, percent-encoded; it may be anything that a client sent
 * @param {object} [options]
 * @param {boolean} [options.hasCopies] whether the folder may hold compressed copies, `.br` and `.gz`
 * @param {number} [options.status] of the answer; 404 for the page that says so
 * @returns {Promise<boolean>} false when there is no such file; then nothing has been answered
 * @throws an error with `status` when the file cannot be sent as it was asked for, and one without for any other reason
 */
export async function sendFile(request, response, folder, path, options = {}) {
  const { hasCopies = false, status = 200 } = options;
  const accepted = hasCopies ? acceptedEncodings(request.headers['accept-encoding']) : [];
  if (hasCopies) response.setHeader('Vary', 'Accept-Encoding');
  for (const [encoding, ending] of COPIES) {
    if (!accepted.includes(encoding)) continue;
    response.setHeader('Content-Encoding', encoding);
    if (await sendOne(request, response, { folder, path, ending, status })) return true;
  }
  return sendOne(request, response, { folder, path, ending: '', status });
}

/** Removes the headers of a file that is not sent after all. @param {import('node:http').ServerResponse} response */
export function clearFileHeaders(response) {
  response.statusCode = 200;
  for (const name of FILE_HEADERS) response.removeHeader(name);
}

/**
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {{ folder: string, path: string, ending: string, status: number }} file
 * @returns {Promise<boolean>}
 */
function sendOne(request, response, { folder, path, ending, status }) {
  // A range of a page that says 404 would be a success.
  const options = { root: folder, index: false, cacheControl: false, acceptRanges: status === 200 };
  return new Promise((resolve, reject) => {
    const done = () => resolve(true);
    const missing = () => {
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
      .on('stream', (file) => file.once('end', () => checkWhole(file, response)))
      .on('directory', missing)
      .on('error', (error) => {
        // 400 and 403: an address that no file can have, such as one with `%00` or `..`.
        if (!response.headersSent && [400, 403, 404].includes(error.status)) missing();
        else reject(error);
      })
      .pipe(response);
  });
}

/**
 * A file that became shorter while it was sent can't be completed; without an end the client would wait for the rest.
 *
 * @param {import('node:fs').ReadStream} file
 * @param {import('node:http').ServerResponse} response
 */
function checkWhole(file, response) {
  if (file.bytesRead < Number(response.getHeader('Content-Length'))) response.destroy();
}

/** The encodings that a client takes, without those it refuses with `q=0`. @param {string | string[]} [header] */
function acceptedEncodings(header = '') {
  return String(header)
    .split(',')
    .map((part) =>
      part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/),
    )
    .filter(([, quality]) => !/^q=0(?:\.0*)?$/.test(quality ?? ''))
    .map(([name]) => name);
}
