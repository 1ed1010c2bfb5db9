import { useState, type ReactNode } from 'react';
import { Checkbox } from 'shared-ui/choice';
import { productsOf } from '../catalogue/catalogue';
import { withoutValue } from './listingQuery';
import classes from './TraitFields.module.scss';
import { countTraits, TRAIT_FILTERS } from './traitFilters';
import type { Listing } from './useListing';

/**
 * Checkboxes for colour, fabric and occasion, each with the number of products that it would show with the other filters.
 * A checkbox without products cannot be chosen, unless it was changed last: it has the focus.
 */
export function TraitFields({ listing }: { readonly listing: Listing }): ReactNode {
  const [changed, setChanged] = useState('');
  return TRAIT_FILTERS.map(({ name, label, options }) => {
    const chosen = listing.query.traits[name];
    const { traits } = listing.query;
    const counts = countTraits(listing.productsWith({ traits: { ...traits, [name]: [] } }), name);
    // Every value of the section keeps its position.
    const offered = countTraits(productsOf(listing.section), name);
    const shown = options.filter(({ value }) => offered.has(value));
    const handleChange = (value: string): void => {
      setChanged(value);
      const isChosen = chosen.includes(value);
      // Removes chosen values without products, because they would leave the listing empty.
      const remaining = chosen.filter((other) => counts.has(other));
      listing.change(name, isChosen ? withoutValue(remaining, value) : [...chosen, value].join());
    };
    if (shown.length === 0) return null;
    return (
      <fieldset key={name} className={classes.group}>
        <legend className={classes.legend}>{label}</legend>
        {shown.map((option) => (
          <Checkbox
            key={option.value}
            label={
              <>
                {name === 'colour' && (
                  <span className={classes.swatch} data-swatch={option.value} />
                )}
                <span>{`${option.label} `}</span>
                <span className={classes.count}>{`(${counts.get(option.value) ?? 0})`}</span>
              </>
            }
            disabled={!counts.has(option.value) && ![...chosen, changed].includes(option.value)}
            checked={chosen.includes(option.value)}
            onChange={() => handleChange(option.value)}
          />
        ))}
      </fieldset>
    );
  });
}
