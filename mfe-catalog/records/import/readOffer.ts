import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5';
import { COLOURS, FABRICS, MAX_PRICE, type ProductRecord } from '../schema';
import { isNoPrice, type Offer } from './offers';

/** Reports what cannot be used, with the name of its column. */
export interface Report {
  /** The product cannot be used. */
  readonly mistake: (column: string, text: string) => void;
  /** A value is left out. */
  readonly note: (column: string, text: string) => void;
}

/** The fields of a record that a file has; undefined for those that it does not have. */
export interface ReadFields extends Pick<
  ProductRecord,
  'title' | 'description' | 'colours' | 'fabric' | 'composition' | 'gender' | 'hasSizes'
> {
  readonly newPrice: number;
  readonly oldPrice: number | undefined;
  readonly left: number | undefined;
}

/** @returns null after a mistake */
export function readOffer(offer: Offer, report: Report): ReadFields | null {
  const { columns, material } = offer;
  const title = plainText(offer.title);
  if (title === '') report.mistake(columns.title, 'is missing');
  const newPrice = readPrice(offer.price, columns.price, report);
  const oldPrice = isNoPrice(offer.oldPrice)
    ? 0
    : readPrice(offer.oldPrice, columns.oldPrice, report);
  const { wrongQuantity: wrong } = offer;
  if (wrong) report.mistake(wrong.column, `is no whole number in line ${wrong.line}`);
  if (title === '' || newPrice === null || oldPrice === null || wrong) return null;
  const fabric = FABRICS.find((name) => material.toLowerCase().includes(name));
  return {
    title,
    description: plainText(offer.description) || title,
    newPrice,
    oldPrice: oldPrice > newPrice ? oldPrice : undefined,
    left: offer.left,
    colours: offer.colours.flatMap((name) => readColour(name, columns.colours, report)),
    fabric,
    hasSizes: offer.hasSizes,
    gender: (['male', 'female', 'unisex'] as const).find(
      (name) => name === offer.gender.toLowerCase(),
    ),
    composition: material.toLowerCase() === fabric ? undefined : material || undefined,
  };
}

/** Such as 1299, "1,299.00", "$12.99" and "1299.00 USD". */
function readPrice(text: string, column: string, { mistake }: Report): number | null {
  const digits = text.replace(/^[^\d,.-]+|[^\d,.-]+$/g, '');
  const isPrice = /^(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d{1,2})?$/.test(digits);
  const amount = isPrice ? Number(digits.replaceAll(',', '')) : 0;
  if (amount > 0 && amount <= MAX_PRICE) return amount;
  const problem =
    amount > 0 ? `more than the highest price, ${MAX_PRICE}` : 'no price such as 1299.00';
  mistake(column, text === '' ? 'is missing' : `is "${text}", which is ${problem}`);
  return null;
}

/** Names of other shops for the colours of the filter. */
const OTHER_NAMES: Readonly<Record<string, (typeof COLOURS)[number]>> = {
  gray: 'grey',
  silver: 'grey',
  charcoal: 'grey',
  navy: 'blue',
  indigo: 'blue',
  cream: 'white',
  ivory: 'white',
  khaki: 'beige',
  tan: 'beige',
  maroon: 'red',
  burgundy: 'red',
  rust: 'orange',
  gold: 'yellow',
  mustard: 'yellow',
  teal: 'green',
  olive: 'green',
  violet: 'purple',
  lilac: 'purple',
};

function readColour(name: string, column: string, { note }: Report): ProductRecord['colours'] {
  const words = name.toLowerCase().split(/[\s-]+/);
  const colour = words
    .map((word) => COLOURS.find((known) => known === word) ?? OTHER_NAMES[word])
    .find(Boolean);
  if (!colour) note(column, `has "${name}", which is none of the filter's colours`);
  return colour ? [colour] : [];
}

function plainText(html: string): string {
  // The product feed is XML, which cannot have these characters.
  return textOf(parseFragment(html))
    .replace(/[\s\p{Cc}\p{Cs}\ufffe\uffff]+/gu, ' ')
    .trim();
}

function textOf(node: DefaultTreeAdapterTypes.Node): string {
  if (node.nodeName === '#text') return (node as DefaultTreeAdapterTypes.TextNode).value;
  if (node.nodeName === 'script' || node.nodeName === 'style' || !('childNodes' in node))
    return ' ';
  const text = node.childNodes.map(textOf).join('');
  return /^(?:b|strong|i|em|u|span|a|sup|sub|small|mark|#document-fragment)$/.test(node.nodeName)
    ? text
    : ` ${text} `;
}
