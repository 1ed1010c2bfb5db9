import { useId, useState, type ReactNode } from 'react';
import { Button, Form, InertNote, Input, Textarea } from 'shared-ui';
import { StarInput } from 'shared-ui/star-input';
import classes from './Reviews.module.scss';

/** The form for a review. Its button does nothing, and a note says so (docs/product/product.md#reviews). */
export function ReviewForm(): ReactNode {
  const headingId = useId();
  const noteId = useId();
  const [stars, setStars] = useState(0);
  return (
    <Form className={classes.form} aria-labelledby={headingId}>
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
    </Form>
  );
}
