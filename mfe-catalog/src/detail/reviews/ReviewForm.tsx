import { useId, useState, type ReactNode } from 'react';
import { Button, InertNote, Input, StarInput, Textarea } from 'shared-ui';
import classes from './Reviews.module.scss';

/** A review to write; its submit does nothing, and says so (SPEC §2, Product detail). */
export function ReviewForm(): ReactNode {
  const headingId = useId();
  const noteId = useId();
  const [stars, setStars] = useState(0);
  return (
    // Enter in a field must not reload the page; the form sends nothing anywhere.
    <form
      className={classes.form}
      aria-labelledby={headingId}
      onSubmit={(event) => event.preventDefault()}
    >
      <h2 id={headingId} className={classes.heading}>
        Write a review
      </h2>
      <StarInput label="Rating" value={stars} onChange={setStars} />
      <Input label="Name" name="name" autoComplete="name" />
      <Input label="Email" name="email" type="email" autoComplete="email" />
      <Textarea label="Review" name="review" rows={4} />
      <InertNote control="review" id={noteId} />
      <div>
        <Button aria-describedby={noteId}>Submit Review</Button>
      </div>
    </form>
  );
}
