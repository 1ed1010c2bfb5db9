import { useId, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import {
  countWithoutSize,
  rememberSize,
  sizeName,
  SIZES,
  sizesText,
  useCart,
  type CartLine,
  type Size,
} from 'shared-state';
import { Button, formatNumber } from 'shared-ui';
import { Select } from 'shared-ui/select';
import { sizeAnchor } from '../summary/sizeAnchor';
import classes from './CartLineItem.module.scss';

/** The sizes of a line, each with a field to change it. A changed size is remembered. */
export function LineSizes({ line }: { readonly line: CartLine }): ReactNode {
  const cart = useCart();
  const [isOpen, setIsOpen] = useState(false);
  const fieldsId = useId();

  const change = (from: Size | null, to: string): void => {
    const chosen = SIZES.find((size) => size === to);
    if (!chosen || chosen === from) return;
    rememberSize(line.id, chosen);
    cart.moveSize(line.id, from, chosen);
  };

  const handleChoice = (from: Size | null, to: string): void => {
    change(from, to);
    // The field disappears, so the focus returns to the button that opened it.
    document.getElementById(sizeAnchor(line.id))?.focus();
    setIsOpen(false);
  };

  const groups = groupsOf(line);
  const options = SIZES.map((size) => ({ value: size, label: sizeName(size, line) }));
  const label = countWithoutSize(line) > 0 ? 'Choose a size' : 'Change size';
  return (
    <div className={classes.sizes}>
      <p>{sizesText(line)}</p>
      <div className={classes.change}>
        <Button
          id={sizeAnchor(line.id)}
          variant="quiet"
          size="small"
          aria-expanded={isOpen}
          aria-controls={fieldsId}
          aria-label={`${label}: ${line.title}`}
          onClick={() => setIsOpen(!isOpen)}
        >
          {label}
        </Button>
      </div>
      <div id={fieldsId} className={isOpen ? classes.fields : undefined}>
        {isOpen &&
          groups.map(([size, count]) => (
            <SizeField
              key={size}
              label={groups.length === 1 ? 'Size' : labelOf(size, count)}
              options={options}
              defaultValue={size ?? ''}
              onChoose={(to) => handleChoice(size, to)}
              onBlur={({ currentTarget }) => change(size, currentTarget.value)}
            />
          ))}
      </div>
    </div>
  );
}

interface SizeFieldProps extends ComponentProps<typeof Select> {
  readonly onChoose: (size: string) => void;
}

/** A select that reports a choice made with a press or with Enter. In Firefox, an arrow key changes a closed select at every step. */
function SizeField({ onChoose, ...rest }: SizeFieldProps): ReactNode {
  const isStepping = useRef(false);
  return (
    <Select
      {...rest}
      onPointerDown={() => (isStepping.current = false)}
      onKeyDown={({ key, currentTarget }) => {
        isStepping.current = key !== 'Enter' && key !== ' ';
        if (key === 'Enter' && currentTarget.value !== rest.defaultValue)
          onChoose(currentTarget.value);
      }}
      onChange={({ target }) => {
        if (!isStepping.current) onChoose(target.value);
      }}
    />
  );
}

/** The pieces of a line by size; null for pieces without a size. */
function groupsOf(line: CartLine): readonly (readonly [Size | null, number])[] {
  const { sizes = {} } = line;
  const sized = SIZES.map((size) => [size, sizes[size] ?? 0] as const);
  return [...sized, [null, countWithoutSize(line)] as const].filter(([, count]) => count > 0);
}

function labelOf(size: Size | null, count: number): string {
  return `${formatNumber(count)} ${size === null ? 'without a size' : `in ${size}`}`;
}
