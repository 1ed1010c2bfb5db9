import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { dominantColour } from './dominantColour';
import { outputsWithin, type Format, type Output } from './formats';
import type { Entry } from './ledger';
import { avifName, mediaFolder, webpName } from './mediaFolder';

/** The encoder qualities that are tried, the best first; below the last one textures blur. */
const QUALITIES = { avif: [62, 56, 50, 44, 38, 32], webp: [80, 72, 64, 56, 48] };

/** The encoders' effort: AVIF at 5 takes four times as long for four per cent less. */
const EFFORT = { avif: 3, webp: 5 };

/** The tolerance of a master's aspect ratio against the layouts' one. */
const RATIO_TOLERANCE = 0.005;

/**
 * Encodes a master into the media folder, unless the same master was delivered last. A master as wide as a close-up
 * only adds the close-up to what was delivered before.
 *
 * @param file the master's path
 * @param last what was delivered before
 * @returns what is delivered now; the same object if nothing had to be done
 * @throws {Error} if the master has another aspect ratio, is too small, or exceeds its budget at the lowest quality
 */
export async function deliver(
  name: string,
  file: string,
  format: Format,
  last: Entry | undefined,
): Promise<Entry> {
  const master = await readFile(file);
  const digest = digestOf(master, format);
  if (last?.digest === digest || last?.closeUp === digest) return last;

  const { width, height } = await sharp(master).metadata();
  checkShape(format, width, height);
  const closeUp = format.closeUp && width >= format.closeUp.width ? format.closeUp : null;
  const entry =
    closeUp && last ? last : await deliverWidths(name, master, format, { digest, width, height });
  if (!closeUp) return entry;
  const path = join(mediaFolder, format.folder, avifName(name, closeUp.width));
  await writeFile(path, await encode(master, 'avif', closeUp));
  return { ...entry, closeUp: digest };
}

/** @param of the master */
async function deliverWidths(
  name: string,
  master: Buffer,
  format: Format,
  of: Pick<Entry, 'digest' | 'width' | 'height'>,
): Promise<Entry> {
  const outputs = outputsWithin(format.avif, of.width);
  const [fallback = format.webp] = outputsWithin([format.webp], of.width);
  const files = new Map([[webpName(name), await encode(master, 'webp', fallback)]]);
  for (const output of outputs) {
    files.set(avifName(name, output.width), await encode(master, 'avif', output));
  }
  await replaceFiles(join(mediaFolder, format.folder), name, files);

  const widths = outputs.map((output) => output.width);
  const width = Math.max(...widths);
  const height = Math.round((width * of.height) / of.width);
  return { digest: of.digest, width, height, widths, colour: await dominantColour(master) };
}

function digestOf(master: Buffer, format: Format) {
  const { avif, webp } = format;
  const rules = JSON.stringify({ avif, webp, QUALITIES });
  return createHash('sha256').update(master).update(rules).digest('hex').slice(0, 16);
}

function checkShape({ ratio, avif }: Format, width: number, height: number) {
  if (ratio === undefined) return;
  const widest = Math.max(...avif.map((output) => output.width));
  if (width < widest) throw new Error(`the master is ${width} px wide, less than ${widest}.`);
  if (Math.abs(width / height / ratio - 1) > RATIO_TOLERANCE) {
    throw new Error(`the master is ${width} × ${height}, not ${ratio} wide for 1 high.`);
  }
}

/** The best quality that its budget allows. */
async function encode(master: Buffer, type: 'avif' | 'webp', { width, budget }: Output) {
  const pixels = await sharp(master).resize({ width }).png({ compressionLevel: 0 }).toBuffer();
  let bytes = 0;
  for (const quality of QUALITIES[type]) {
    const data = await sharp(pixels)[type]({ quality, effort: EFFORT[type] }).toBuffer();
    if (data.length <= budget) return data;
    bytes = data.length;
  }
  throw new Error(
    `${type} at ${width} px has ${bytes} bytes at the lowest quality, over ${budget}.`,
  );
}

/** Writes a picture's files, and removes those of widths that are no longer made. */
async function replaceFiles(folder: string, name: string, files: ReadonlyMap<string, Buffer>) {
  await mkdir(folder, { recursive: true });
  const old = (await readdir(folder)).filter((file) => file.startsWith(`${name}.`));
  await Promise.all(old.filter((file) => !files.has(file)).map((file) => rm(join(folder, file))));
  await Promise.all([...files].map(([file, data]) => writeFile(join(folder, file), data)));
}
