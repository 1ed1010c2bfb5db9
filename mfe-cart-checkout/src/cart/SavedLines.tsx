import { observer } from 'mobx-react-lite';
import { useId, type ReactNode } from 'react';
import { pricesOf, productPath, sizesText, useSaved, type CartLine } from 'shared-state';
import { Button, countOf, Price, ProductPicture, useAfterHydration } from 'shared-ui';
import { WholeWords } from 'shared-ui/whole-words';
import { Link } from 'shared-ui/router';
import lineClasses from './CartLineItem.module.scss';
import classes from './SavedLines.module.scss';
import { savedRow, type SavedActions } from './useSavedActions';

/** The lines saved for later. Renders nothing if there are none. */
export const SavedLines = observer(function SavedLines(actions: SavedActions): ReactNode {
  const lines = useAfterHydration(useSaved().lines, []);
  const headingId = useId();
  if (lines.length === 0) return null;
  return (
    <section aria-labelledby={headingId} className={classes.saved}>
      <h2 id={headingId}>Saved for later</h2>
      <ul className={classes.lines}>
        {lines.map((line) => (
          <SavedLine key={line.id} line={line} {...actions} />
        ))}
      </ul>
    </section>
  );
});

interface LineProps extends SavedActions {
  readonly line: CartLine;
}

function SavedLine({ line, rowRef, move, remove }: LineProps): ReactNode {
  const titleId = useId();
  const facts = [line.quantity > 1 && countOf(line.quantity, 'item'), sizesText(line)].filter(
    Boolean,
  );
  const buttonProps = { size: 'small', 'aria-describedby': titleId } as const;
  return (
    <li ref={rowRef} className={classes.line} data-row={savedRow(line)}>
      <ProductPicture src={line.imageUrl} alt="" sizes="6rem" />
      <div className={lineClasses.words}>
        <h3 id={titleId} className={lineClasses.title}>
          <Link to={productPath(line.id)}>
            <WholeWords>{line.title}</WholeWords>
          </Link>
        </h3>
        {facts.length > 0 && <p className={classes.facts}>{facts.join(' · ')}</p>}
        <Price {...pricesOf(line)} />
        <div className={classes.actions}>
          <Button {...buttonProps} variant="secondary" onClick={() => move(line)}>
            Move to cart
          </Button>
          <Button {...buttonProps} variant="quiet" onClick={() => remove(line)}>
            Remove
          </Button>
        </div>
      </div>
    </li>
  );
}
