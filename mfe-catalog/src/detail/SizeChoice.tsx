import { useId, useState, type ReactNode } from 'react';
import { lastSize, rememberSize, SIZES, type Size, type SectionId } from 'shared-state';
import { Button, Icon, useAfterHydration } from 'shared-ui';
import { useOnDemand } from '../page/useOnDemand';
import { sizeNote } from '../sizes/sizeNote';
import classes from './SizeChoice.module.scss';

interface Props {
  readonly productId: string;
  readonly section: SectionId;
  readonly value: Size;
  readonly onChange: (size: Size) => void;
}

/** The sizes of SPEC §9 as radio buttons; the one that was chosen last in this section is marked. */
export function SizeChoice({ productId, section, value, onChange }: Props): ReactNode {
  const name = useId();
  // Read once: a size that is chosen now is not "last time" yet.
  const [before] = useState(() => lastSize(productId));
  const last = useAfterHydration(before, undefined);
  const guide = useOnDemand(async () => {
    const { SizeGuide } = await import(/* webpackChunkName: "on-demand" */ '../sizes/SizeGuide');
    return SizeGuide;
  });
  const lastId = `${name}-last`;

  return (
    <div className={classes.choice}>
      <fieldset className={classes.group}>
        <legend className={classes.legend}>Size</legend>
        <Note text={sizeNote(productId)} />
        <div className={classes.row}>
          {SIZES.map((size) => (
            <label key={size} className={classes.size} data-last={size === last ? '' : undefined}>
              <input
                type="radio"
                name={name}
                value={size}
                checked={size === value}
                aria-describedby={size === last ? lastId : undefined}
                onChange={() => {
                  rememberSize(productId, size);
                  onChange(size);
                }}
              />
              <span>{size}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <div className={classes.help}>
        <Button variant="quiet" size="small" onClick={guide.open}>
          <Icon name="ruler" />
          Size guide
        </Button>
        {last && <span id={lastId}>{`You chose ${last} last time`}</span>}
      </div>
      {guide.Part && <guide.Part section={section} onClose={guide.close} />}
    </div>
  );
}

function Note({ text }: { readonly text: string | undefined }): ReactNode {
  return text && <p className={classes.note}>{text}</p>;
}
