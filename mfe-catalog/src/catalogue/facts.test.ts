import { describe, expect, it } from '@jest/globals';
import { productsOf } from './catalogue';
import { detailsOf } from './details';
import { factsOf } from './facts';
import { sections } from './sections';

const ids = sections.flatMap(productsOf).map(({ id }) => id);

describe('the facts of a product', () => {
  it('exist for every product', () => {
    expect(ids.filter((id) => !factsOf(id))).toEqual([]);
  });

  it('match the weight, the shares and the care in its description', () => {
    const unlike = ids.filter((id) => {
      const { description } = detailsOf(id);
      const [composition = '', weight = '', , care] = factsOf(id) ?? [];
      const shares = composition.match(/\d+%/g)?.filter((share) => !/^(?:9[89]|[57]0)/.test(share));
      const isWashed = /\b(?:30|40) °C/.exec(description)?.[0].slice(0, 2);
      return (
        !description.includes(weight) ||
        shares?.some((share) => !description.includes(share)) ||
        (/dry.clean(?:ing)? only/i.test(description) && care !== 'dryClean') ||
        (isWashed === '40' && care !== 'machine40') ||
        (isWashed === '30' && !['machine30', 'printed'].includes(care ?? ''))
      );
    });
    expect(unlike).toEqual([]);
  });
});
