import { expect, it } from '@jest/globals';
import { files, read } from './files';

const pages = files.filter((file) => /^docs\/product\/.*\.md$/.test(file));
const sources = files
  .filter((file) =>
    /^(?:host|mfe-[^/]+|shared-[^/]+)\/(?:src\/.*\.tsx?|catalogue\/.*\.json)$/.test(file),
  )
  .filter((file) => !file.includes('.test.'))
  .map((file) => oneLine(read(file)))
  .join('\n');

it.each(pages)('%s quotes the texts of the shop letter by letter', (file) => {
  const quotes = [...oneLine(prose(read(file))).matchAll(/"([^"]+)"/g)].map(
    ([, text = '']) => text,
  );
  // {…} is a value: the texts around it must be in the sources.
  const missing = quotes.filter((quote) =>
    quote.split(/\{[^}]*\}/).some((part) => !sources.includes(part)),
  );
  expect(missing).toEqual([]);
});

/** The text without code, because quotes have another meaning there. */
function prose(text: string): string {
  return text.replaceAll(/```[\s\S]*?```|`[^`\n]*`/g, '');
}

/** Undoes JSX's line breaks and escapes. */
function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').replaceAll('&amp;', '&').replaceAll("\\'", "'");
}
