import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { CsvError, parse } from 'csv-parse/sync';

/** A row of a table, or an item of a feed: its first line in the file, and its fields by the name of their column. */
export interface Row {
  readonly line: number;
  readonly fields: ReadonlyMap<string, string>;
}

/** The file cannot be read at all. */
export class TableError extends Error {
  override readonly name = 'TableError';
}

/**
 * The rows of a CSV or TSV file, or the items of an XML feed.
 *
 * @throws {TableError}
 */
export function readTable(bytes: Buffer): readonly Row[] {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new TableError('the file is not UTF-8; save it with this encoding.');
  }
  // csv-parse counts "\r\n" in a quoted text as two lines.
  return /^\s*</.test(text) ? itemsOf(text) : rowsOf(text.replaceAll('\r\n', '\n'));
}

function rowsOf(text: string): readonly Row[] {
  const [head = ''] = text.split('\n', 1);
  // European spreadsheets separate by semicolons.
  const delimiter = ['\t', ';'].find((mark) => head.includes(mark)) ?? ',';
  const rows: Row[] = [];
  let columns: readonly string[] | undefined;
  let end = 0;
  try {
    parse(text, {
      delimiter,
      // Not every system that writes tabs writes a quote twice.
      relax_quotes: delimiter === '\t',
      relax_column_count: true,
      skip_empty_lines: true,
      onRecord: (record: readonly string[], { lines }) => {
        const values = record.map((value) => value.trim());
        if (columns) {
          const fields = new Map(columns.map((name, index) => [name, values[index] ?? '']));
          rows.push({ line: end + 1, fields });
        } else columns = values;
        end = lines;
        return null;
      },
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new TableError(`line ${Number(error['lines'] ?? 1)}: ${error.message}`);
  }
  return rows;
}

type Item = Readonly<Record<string | symbol, unknown>>;

function itemsOf(text: string): readonly Row[] {
  const result = XMLValidator.validate(text);
  if (result !== true)
    throw new TableError(`line ${result.err.line}, column ${result.err.col}: ${result.err.msg}`);
  const parser = new XMLParser({
    removeNSPrefix: true,
    parseTagValue: false,
    htmlEntities: true,
    captureMetaData: true,
    isArray: (name) => ['item', 'entry'].includes(name),
  });
  const { rss, feed } = parser.parse(text) as {
    readonly rss?: { readonly channel?: { readonly item?: readonly Item[] } };
    readonly feed?: { readonly entry?: readonly Item[] };
  };
  return (rss?.channel?.item ?? feed?.entry ?? []).map((item) => {
    const { startIndex = 0 } = item[XMLParser.getMetaDataSymbol() as symbol] as {
      startIndex?: number;
    };
    const fields = Object.entries(item).map(([name, value]) => [name, textOf(value)] as const);
    return { line: text.slice(0, startIndex).split('\n').length, fields: new Map(fields) };
  });
}

/** Of an element that is there several times, the first one. */
function textOf(value: unknown): string {
  if (Array.isArray(value)) return textOf(value[0]);
  return typeof value === 'string' ? value.trim() : '';
}
