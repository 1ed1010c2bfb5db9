import { describe, expect, it } from '@jest/globals';
import { toAmount } from 'shared-state';
import { averageRating } from '../detail/reviews/averageRating';
import { reviews } from '../shop/reviews';
import { findProduct, productsOf } from './catalogue';
import { detailsOf } from './details';
import { sections } from './sections';
import { traitsOf } from './traits';

const products = sections.flatMap(productsOf);
const named = products.map((product) => [product.id, product] as const);

describe('the catalogue', () => {
  it('has the sections and subtitles of the specification', () => {
    expect(
      sections.map(({ id, name, subtitle, viewMoreLink }) => [id, name, subtitle, viewMoreLink]),
    ).toEqual([
      ['men', 'Men', 'comfort for the modern man', '/product/men'],
      ['women', 'Women', 'effortless elegance for the modern woman', '/product/women'],
      ['kids', 'Kids', 'playful style for the little stars', '/product/kids'],
    ]);
  });

  it('has the categories of the specification, with 6 or 12 products each', () => {
    const categories = sections.map((section) =>
      section.categories.map(({ name, products: own }) => [name, own.length]),
    );
    expect(categories).toEqual([
      [
        ['Shirts & T-Shirts', 6],
        ['Jeans & Trousers', 6],
        ['Kurtas & Ethnic Wear', 12],
        ['Jackets & Hoodies', 6],
        ['Blazers & Suits', 6],
        ['Nightwear', 6],
      ],
      [
        ['Tops & T-Shirts', 6],
        ['Dresses & Kurtis', 6],
        ['Sarees', 12],
        ['Jeans & Trousers', 6],
        ['Ethnic Wear', 12],
        ['Nightwear', 12],
      ],
      [
        ['Boys: T-Shirts & Shirts', 6],
        ['Girls: Frocks & T-shirts', 6],
        ['Ethnic Wear', 6],
        ['Jeans & Trousers', 6],
        ['Winterwear', 6],
        ['School Uniforms', 6],
      ],
    ]);
  });

  it('has 132 products, no two with the same id, title or description, and the ids of the specification', () => {
    const ids = products.map(({ id }) => id);
    expect(ids).toHaveLength(132);
    expect(ids).toEqual(
      expect.arrayContaining(['men-shirt-1', 'women-saree-3', 'kids-boy-tshirt-2']),
    );
    for (const values of [
      ids,
      products.map((product) => product.title.toLowerCase()),
      products.map((product) => detailsOf(product.id).description),
    ]) {
      expect(new Set(values).size).toBe(132);
    }
  });

  it('writes ’ in titles and descriptions, not a straight apostrophe', () => {
    const texts = products.flatMap(({ id, title }) => [title, detailsOf(id)?.description ?? '']);
    expect(texts.filter((text) => text.includes("'"))).toEqual([]);
  });

  it('has both prices as numbers and prices as text', () => {
    const asText = products.filter((product) => typeof product.newPrice === 'string').length;
    expect(asText).toBeGreaterThan(20);
    expect(asText).toBeLessThan(112);
  });
});

it.each(named)('%s has its numbers within their ranges, and a description', (id, product) => {
  const newPrice = toAmount(product.newPrice);
  const oldPrice = toAmount(product.oldPrice);
  const { rating = 0, ratingCount = 0 } = product;
  expect(id).toMatch(new RegExp(`^${findProduct(id)?.section.id}-[a-z-]+-\\d+$`));
  expect(newPrice).toBeGreaterThanOrEqual(399);
  expect(newPrice).toBeLessThanOrEqual(24_999);
  expect(newPrice).toBeLessThan(oldPrice);
  expect(product.discount).toBeGreaterThanOrEqual(15);
  expect(product.discount).toBeLessThanOrEqual(35);
  expect(rating).toBeGreaterThanOrEqual(4);
  expect(rating).toBeLessThanOrEqual(4.8);
  expect(rating * 10).toBeCloseTo(Math.round(rating * 10), 9);
  expect(Number.isInteger(ratingCount) && ratingCount > 0).toBe(true);
  const { description } = detailsOf(id);
  const words = description.split(/\s+/).length;
  expect(words).toBeGreaterThanOrEqual(28);
  expect(words).toBeLessThanOrEqual(62);
  expect(description).not.toMatch(/lorem|ipsum|!|—/i);
  expect(product.title.length).toBeLessThanOrEqual(62);
});

it('has four reviews with an average of 4.7', () => {
  expect(reviews).toHaveLength(4);
  expect(averageRating(reviews)).toBe(4.7);
});

it('describes the weight, the shares and the care of each product as its facts do', () => {
  const unlike = products.filter(({ id }) => {
    const { description, composition, weight, care } = detailsOf(id);
    const shares = composition.match(/\d+%/g)?.filter((share) => !/^(?:9[89]|[57]0)/.test(share));
    const isWashed = /\b(?:30|40) °C/.exec(description)?.[0].slice(0, 2);
    return (
      !traitsOf(id) ||
      composition === '' ||
      !description.includes(weight) ||
      shares?.some((share) => !description.includes(share)) ||
      (/dry.clean(?:ing)? only/i.test(description) && care !== 'dryClean') ||
      (isWashed === '40' && care !== 'machine40') ||
      (isWashed === '30' && !['machine30', 'printed'].includes(care ?? ''))
    );
  });
  expect(unlike).toEqual([]);
});
