import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { ageName, rememberSize, SIZES, type Size } from 'shared-state';
import { Button, Form, Icon } from 'shared-ui';
import { useOnDemand } from 'shared-ui/on-demand';
import type { Product, Section } from '../catalogue/types';
import classes from './SizeChoice.module.scss';

interface Props {
  readonly product: Product;
  readonly section: Section;
  /** Undefined if no size is chosen or remembered. */
  readonly value: Size | undefined;
  /** The size that was remembered when the page was opened. */
  readonly before: Size | undefined;
  readonly onChange: (size: Size) => void;
}

/** The sizes as radio buttons, with the size guide and the size of the last time. */
export function SizeChoice({ product, section, value, before, onChange }: Props): ReactNode {
  const name = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  const guide = useOnDemand(
    async () => (await import(/* webpackChunkName: "on-demand" */ '../sizes/SizeGuide')).SizeGuide,
  );
  const beforeId = `${name}-before`;
  const hasAges = section.audience === 'children';

  // A size that was pressed before hydration is only in the document. The remembered size, which is rendered after hydration,
  // must not replace it.
  useLayoutEffect(() => {
    const pressed = group.current?.querySelector<HTMLInputElement>('input:checked')?.value;
    const size = SIZES.find((each) => each === pressed);
    if (size && size !== value) onChange(size);
  });

  return (
    // The browser must not choose a size again that the shopper has erased: Back would restore it, as if it were pressed.
    <Form autoComplete="off" className={classes.choice}>
      <fieldset ref={group} className={classes.group}>
        <legend className={classes.legend}>Size</legend>
        <div className={classes.row}>
          {SIZES.map((size) => (
            <label key={size} className={classes.size}>
              <input
                type="radio"
                name={name}
                value={size}
                checked={size === value}
                aria-describedby={
                  [hasAges && `${name}-${size}`, size === before && beforeId]
                    .filter(Boolean)
                    .join(' ') || undefined
                }
                onChange={() => {
                  rememberSize(product.id, size);
                  onChange(size);
                }}
              />
              <span>
                <span>{size}</span>
                {/* The radio button is named by its size alone. */}
                {hasAges && (
                  <span id={`${name}-${size}`} aria-hidden="true" className={classes.age}>
                    {ageName(size)}
                  </span>
                )}
              </span>
            </label>
          ))}
        </div>
        {product.sizeNote && <p className={classes.note}>{product.sizeNote}</p>}
      </fieldset>
      {before && <p id={beforeId} className={classes.before}>{`You chose ${before} last time`}</p>}
      <div className={classes.help}>
        <Button variant="quiet" size="small" onClick={guide.open}>
          <Icon name="ruler" />
          Size guide
        </Button>
      </div>
      {guide.Part && <guide.Part productId={product.id} section={section} onClose={guide.close} />}
    </Form>
  );
}
