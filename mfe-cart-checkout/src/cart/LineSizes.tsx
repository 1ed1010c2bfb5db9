import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { SIZES, type CartLine, type Size } from 'shared-state';
import { Button, Select } from 'shared-ui';
import { sizesText } from '../summary/wording';
import classes from './CartLineItem.module.scss';

const OPTIONS = SIZES.map((size) => ({ value: size, label: size }));

interface Props {
  readonly line: CartLine;
  readonly onSize: (from: Size | null, to: Size) => void;
}

/** The sizes of a line, and a field for each of them to change it. */
export function LineSizes({ line, onSize }: Props): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const fieldsId = useId();
  const button = useRef<HTMLDivElement>(null);
  const hasChanged = useRef(false);

  // The field disappears with the change: the focus returns to the button that opened it.
  useEffect(() => {
    if (hasChanged.current && !isOpen) button.current?.querySelector('button')?.focus();
    hasChanged.current = false;
  }, [isOpen]);

  const groups = groupsOf(line);
  return (
    <div ref={button} className={classes.sizes}>
      {line.sizes && <p>{`Size ${sizesText(line.sizes)}`}</p>}
      <div className={classes.change}>
        <Button
          variant="quiet"
          size="small"
          aria-expanded={isOpen}
          aria-controls={fieldsId}
          aria-label={`${line.sizes ? 'Change size' : 'Choose a size'}: ${line.title}`}
          onClick={() => setIsOpen(!isOpen)}
        >
          {line.sizes ? 'Change size' : 'Choose a size'}
        </Button>
      </div>
      <div id={fieldsId} className={classes.fields} hidden={!isOpen}>
        {isOpen &&
          groups.map(([size, count]) => (
            <Select
              key={size}
              label={groups.length === 1 ? 'Size' : labelOf(size, count)}
              options={OPTIONS}
              value={size ?? ''}
              onChange={({ target }) => {
                const chosen = SIZES.find((each) => each === target.value);
                if (!chosen) return;
                onSize(size, chosen);
                hasChanged.current = true;
                setIsOpen(false);
              }}
            />
          ))}
      </div>
    </div>
  );
}

/** The pieces of a line by size; null for those without one. */
function groupsOf({ quantity, sizes = {} }: CartLine): readonly (readonly [Size | null, number])[] {
  const sized = SIZES.flatMap((size) => {
    const count = sizes[size] ?? 0;
    return count > 0 ? [[size, count] as const] : [];
  });
  const left = quantity - sized.reduce((sum, [, count]) => sum + count, 0);
  return left > 0 ? [...sized, [null, left] as const] : sized;
}

function labelOf(size: Size | null, count: number): string {
  return size === null ? `${count} without a size` : `${count} in ${size}`;
}
