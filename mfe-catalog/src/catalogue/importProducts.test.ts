import { describe, expect, it } from '@jest/globals';
import {
  importProducts,
  type Imported,
  type ImportOptions,
} from '../../records/import/importProducts';
import type { Catalogue } from '../../records/readCatalogue';

const EMPTY: Catalogue = { sections: [], pictures: {} };

const HEAD =
  'Handle,Title,Body (HTML),Type,Published,Option1 Name,Option1 Value,Variant Price,Variant Compare At Price,Variant Inventory Tracker,Variant Inventory Qty,Target gender (product.metafields.shopify.target-gender)';

describe('a product CSV of Shopify', () => {
  it('becomes records: text of HTML, prices, colours, and the stock of all variants', () => {
    const { catalogue, products, mistakes, notes } = read([
      HEAD,
      'kissen-gruen,"Kissen, ""Grün""","<p>Weich &amp; warm.</p><ul><li>Füllung:<br>Wolle</li></ul>\n<script>x()</script>",Home > Cushions,TRUE,Color,Navy,"1,299.00",1499,shopify,2,',
      'kissen-gruen,,,,,,Petrol,1299,,shopify,1,',
    ]);
    expect(mistakes).toEqual([]);
    expect(notes).toEqual([
      'line 2, Option1 Value: kissen-gruen has "Petrol", which is none of the filter\'s colours.',
    ]);
    expect(products).toEqual([
      expect.objectContaining({
        id: 'home-kissen-gruen',
        title: 'Kissen, "Grün"',
        description: 'Weich & warm. Füllung: Wolle',
        newPrice: 1299,
        oldPrice: 1499,
        colours: ['blue'],
        stock: { left: 3 },
      }),
    ]);
    expect(catalogue.sections[0]).toMatchObject({
      id: 'home',
      name: 'Home',
      pictures: [{ product: 'home-kissen-gruen' }],
      categories: [{ id: 'cushions', name: 'Cushions' }],
    });
  });

  it.each([
    [
      'older',
      'Handle,Title,Body (HTML),Product Category,Type,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Price,Variant Compare At Price,Google Shopping / Gender,Google Shopping / Age Group,Status',
    ],
    [
      'newer',
      'URL handle,Title,Description,Product category,Type,Published on online store,Option1 name,Option1 value,Option2 name,Option2 value,Inventory tracker,Inventory quantity,Continue selling when out of stock,Price,Compare-at price,Google Shopping / Gender,Google Shopping / Age group,Status',
    ],
  ])('is read with the %s names of its columns', (_names, head) => {
    const { catalogue, products, mistakes, notes } = read([
      head,
      'cap,Cap,<p>Warm</p>,Apparel & Accessories > Clothing > Hats,Sons > Caps,TRUE,Color,Red,Size,M,shopify,2,deny,5,9,Female,Kids,Active',
      'cap,,,,,,,Blue,,L,shopify,-1,deny,5,9,,,',
      'bag,Bag,,,Sons > Bags,TRUE,,,,,shopify,0,CONTINUE,5,,,Kids,active',
      'old,Old,,,Sons > Bags,FALSE,,,,,,,,5,,,,active',
      'new,New,,,Sons > Bags,TRUE,,,,,,,,5,,,,Draft',
    ]);
    expect([...mistakes, ...notes]).toEqual([]);
    expect(catalogue.sections).toMatchObject([{ audience: 'children' }]);
    expect(products).toEqual([
      expect.objectContaining({
        id: 'sons-cap',
        description: 'Warm',
        newPrice: 5,
        oldPrice: 9,
        colours: ['red', 'blue'],
        hasSizes: true,
        stock: { left: 2 },
      }),
      // It is sold beyond its stock.
      expect.objectContaining({ id: 'sons-bag', hasSizes: false, stock: undefined }),
    ]);
  });

  it('may be separated by semicolons, needs no handle, has sizes in German, and no old price that is its price', () => {
    const { products, notes } = read([
      'Title;Type;Price;Compare-at price;Option1 name;Option1 value;Option2 name;Option2 value',
      'Blue Cap;Sons > Caps;5;5;Colour;Petrol;GRÖßE;M',
    ]);
    expect(notes).toEqual([expect.stringMatching('line 2, Option1 value: Blue Cap has "Petrol"')]);
    expect(products).toMatchObject([{ id: 'sons-blue-cap', oldPrice: undefined, hasSizes: true }]);
  });

  it('is listed by line and column where it cannot be used', () => {
    const copy = 'e-2,E 2,,Home > Lamps,,,,5,,,,';
    const { products, mistakes, notes, catalogue } = read([
      HEAD,
      'a,A,"<p>Two\r\nlines</p>",Home > Lamps,,,,,,,,',
      'b,B,,Home > Lamps,,,,12.9.9,,,,',
      'c,,,Home > Lamps,,,,5,,,,',
      'd,D,,Lamps,,,,5,,,,',
      'e,E,,Home > Lamps,,,,5,0.00,,,',
      'e,E again,,Home > Lamps,,,,5,,,,',
      'f,F,,Home > Lamps,false,,,,,,,',
      'g,G,,Home > Lamps,,,,5,,shopify,1,',
      'g,,,,,,,5,,shopify,1.5,',
      'h,H,,Home > Lamps,,,,10000001,,,,',
      copy,
    ]);
    expect(products.map(({ id }) => id)).toEqual(['home-e', 'home-e-2-b']);
    expect(mistakes).toEqual([
      'line 2, Variant Price: a is missing.',
      'line 4, Variant Price: b is "12.9.9", which is no price such as 1299.00.',
      'line 5, Title: c is missing.',
      'line 6, Type: d has no section; name one with --section.',
      'line 8, Handle: e is used twice, also in line 7.',
      'line 10, Variant Inventory Qty: g is no whole number in line 11.',
      'line 12, Variant Price: h is "10000001", which is more than the highest price, 10000000.',
    ]);
    expect(notes).toEqual([
      'line 13, Handle: e-2 becomes "home-e-2-b", because a picture of it and one of "home-e" would have the same name.',
    ]);
    expect(read([HEAD, copy], {}, catalogue).products[0]?.id).toBe('home-e-2-b');
  });

  it('with only categories goes to the section for its gender, or to the named one; a new one is for whom its name says', () => {
    const row = (gender: string): string[] => [HEAD, `x,X,,Hats,,,,5,,,,${gender}`];
    const { catalogue } = read([HEAD, 'w,W,,Sons > Caps,,,,5,,,,male']);
    expect(read(row('male'), { section: 'Garden' }, catalogue).products[0]?.id).toBe('sons-x');
    const late = read([...row('male'), 'w,W,,Sons > Caps,,,,5,,,,male']);
    expect(late.products.map(({ id }) => id)).toEqual(['sons-x', 'sons-w']);
    const moved = read([HEAD, 'w,W,,Sons > Hats,,,,5,,,,male'], {}, catalogue);
    expect(moved.notes).toEqual(['line 2, Type: w stays in "Caps".']);
    const rows = ['Category 2', 'Платья', 'Юбки'].map(
      (type, index) => `y${index},Y,,Sons > ${type},,,,5,,,,`,
    );
    const [sons] = read([HEAD, ...rows]).catalogue.sections;
    expect(sons?.categories.map(({ id }) => id)).toEqual([
      'category-2',
      'category-1',
      'category-3',
    ]);
    const named = ['Women', 'Men’s Wear', 'For Kids'].map(
      (name, index) => `${index},X,,${name} > Hats,,,,5,,,,`,
    );
    const { sections } = read([HEAD, ...named]).catalogue;
    expect(sections.map(({ audience }) => audience)).toEqual(['women', 'men', 'children']);
    expect(read(row('unisex')).mistakes).toEqual([expect.stringContaining('has no section')]);
    expect(read(row('unisex'), { section: 'Garden' }).products[0]?.id).toBe('garden-x');
    const foreign = [HEAD, `x,X,,Одежда > ${'Hats'.repeat(100)},,,,5,,,,`];
    const [garden] = read(foreign, { section: 'Garden' }).catalogue.sections;
    expect(garden).toMatchObject({ name: 'Garden', categories: [{ id: 'hats'.repeat(15) }] });
  });
});

it('of replaced products, a section keeps its texts and the pictures of those in the file, or nothing is kept', () => {
  const rows = ['w,W,,Sons > Caps,,,,5,,,,male', 'x,X,,Sons > Hats,,,,5,,,,male'];
  const { catalogue } = read([HEAD, ...rows]);
  const [sons] = catalogue.sections;
  const pictures = ['sons-w', 'sons-x'].map((product) => ({ product, label: 'For you' }));
  const trends = ['caps', 'hats'].map((category) => ({ title: category, category, scene: 'a' }));
  const own = [{ ...sons, subtitle: 'For sons', pictures, trends }] as Catalogue['sections'];
  const before = { ...catalogue, sections: own };
  const anew = read([HEAD, rows[1] ?? ''], { keeps: 'sections' }, before);
  expect(anew.catalogue.sections).toEqual([
    expect.objectContaining({
      subtitle: 'For sons',
      audience: 'men',
      categories: [expect.objectContaining({ id: 'hats' })],
      pictures: [{ product: 'sons-x', label: 'For you' }],
      trends: [expect.objectContaining({ category: 'hats' })],
    }),
  ]);
  const [plain] = read([HEAD, rows[1] ?? ''], { keeps: 'nothing' }, before).catalogue.sections;
  expect(plain).toMatchObject({ subtitle: 'Sons', audience: 'men', trends: [] });
  const [whole] = read([HEAD, rows[1] ?? ''], {}, before).catalogue.sections;
  expect(whole).toMatchObject({ subtitle: 'For sons', pictures, categories: [{ id: 'caps' }, {}] });
});

describe('a Google Merchant feed', () => {
  it.each([
    [
      'TSV',
      'id\ttitle\tdescription\tprice\tsale price\tproduct type\titem group id\tavailability\tmaterial\n1-S\tLamp\tIt shines.\t20.00 EUR\t15.00 EUR\tHome > Lamps\tlamp 1\tout of stock\t100% Linen\n1-M\tLamp\tIt shines.\t20.00 EUR\t\tHome > Lamps\tlamp 1\tout of stock\t\n',
    ],
    [
      'XML',
      '<rss xmlns:g="http://base.google.com/ns/1.0"><channel><item><title>Lamp</title><description><![CDATA[<b>It</b> shines.]]></description><g:id>1-S</g:id><g:item_group_id>lamp 1</g:item_group_id><g:price>20.00 EUR</g:price><g:sale_price>15.00 EUR</g:sale_price><g:product_type>Home &gt; Lamps</g:product_type><g:availability>out_of_stock</g:availability><g:material>100% Linen</g:material></item></channel></rss>',
    ],
  ])('as %s has one product for all its sizes', (_format, text) => {
    const { products, mistakes } = read([text]);
    expect(mistakes).toEqual([]);
    expect(products).toEqual([
      expect.objectContaining({
        id: 'home-lamp-1',
        title: 'Lamp',
        description: 'It shines.',
        newPrice: 15,
        oldPrice: 20,
        fabric: 'linen',
        composition: '100% Linen',
        stock: { left: 0 },
      }),
    ]);
  });

  it('as TSV may have quotes in its texts, ids of only digits, and variants that differ', () => {
    const { products, mistakes } = read([
      'id\ttitle\tdescription\tprice\tproduct type\titem group id\tavailability\tcolor\tsize',
      '1\tLamp 12"\t"Best of all", they say.\t20.00 EUR\tHome > Lamps\t7\tout of stock\tRed\t',
      '2\tLamp 12"\t\t20.00 EUR\tHome > Lamps\t7\tin stock\tBlue\tM',
      '3\t"Lamp, ""small"""\tSmall.\t10.00 EUR\tHome > Lamps\t\t\t\t',
    ]);
    expect(mistakes).toEqual([]);
    const ofVariants = { colours: ['red', 'blue'], hasSizes: true, stock: undefined };
    expect(products).toMatchObject([
      { id: 'home-7', title: 'Lamp 12"', description: '"Best of all", they say.', ...ofVariants },
      { id: 'home-3', title: 'Lamp, "small"', description: 'Small.' },
    ]);
  });

  it('as XML on one line lists an id that is used twice, and loses characters that XML cannot have', () => {
    const item = (title: string): string =>
      `<item><title>${title}</title><g:id>1</g:id><g:price>5 EUR</g:price><g:product_type>Home &gt; Lamps</g:product_type></item>`;
    const { products, mistakes } = read([
      `<rss xmlns:g="http://base.google.com/ns/1.0"><channel>${item('A\u0001Lamp')}${item('B')}</channel></rss>`,
    ]);
    expect(products).toMatchObject([{ title: 'A Lamp' }]);
    expect(mistakes).toEqual([expect.stringMatching('1 is used twice, also in line 1')]);
  });

  it('names the column of a sale price that cannot be read, and of a category that is a number', () => {
    const columns = 'id\ttitle\tprice\tsale price\tgoogle product category\tgender';
    const rows = ['1\tLamp\t20 EUR\tabc\tHome > Lamps\t', '2\tLamp\t20 EUR\t\t2271\tfemale'];
    expect(read([columns, ...rows], { section: 'Home' }).mistakes).toEqual([
      'line 2, sale_price: 1 is "abc", which is no price such as 1299.00.',
      'line 3, google_product_category: 2 has no category, such as "Women > Dresses".',
    ]);
  });
});

it.each([
  [/^line 2, column \d+: .+channel/, '<rss>\n<channel></rss>'],
  ['the columns are neither those of Shopify', 'name,cost\na,5'],
  ['the file has no rows of products', HEAD],
  ['the file has no products, or only hidden ones', `${HEAD}\na,A,,Home > Lamps,FALSE,,,5,,,,`],
  ['the file is not UTF-8', Buffer.from([0x69, 0x64, 0xfc])],
  ['line 2', 'Handle,Title\n"a,b'],
])('a file is refused: %s', (sentence, content) => {
  expect(() => importProducts(Buffer.from(content), EMPTY, {})).toThrow(sentence);
});

function read(lines: readonly string[], options: ImportOptions = {}, catalogue = EMPTY): Imported {
  return importProducts(Buffer.from(lines.join('\n')), catalogue, options);
}
