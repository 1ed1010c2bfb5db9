import { useId, useState, type ReactNode } from 'react';
import { Badge, Button, Form, InertNote, Input, Stars, Textarea } from 'shared-ui';
import { formatDay } from 'shared-ui/days';
import { StarInput } from 'shared-ui/star-input';
import { ScenePicture } from '../../media/ScenePicture';
import { reviews } from '../../shop/reviews';
import { averageRating, type Review } from './averageRating';
import classes from './Reviews.module.scss';

/** Four sample reviews, and a form that sends nothing (docs/product/shell.md#inert-controls). */
export function Reviews(): ReactNode {
  const noteId = useId();
  const average = averageRating(reviews);
  return (
    <div className={classes.columns}>
      <section aria-label="Reviews" className={classes.reviews}>
        <p className={classes.average}>
          <span className={classes.figure}>{average}</span>
          <span>
            <Stars rating={average} />
            <br />
            <span>{`${average} out of 5, ${reviews.length} reviews`}</span>
          </span>
        </p>
        <InertNote control="reviewActions" id={noteId} />
        <ul>
          {reviews.map((review) => (
            <SampleReview key={review.name} review={review} noteId={noteId} />
          ))}
        </ul>
      </section>
      <ReviewForm />
    </div>
  );
}

interface SampleReviewProps {
  readonly review: Review;
  readonly noteId: string;
}

function SampleReview({ review, noteId }: SampleReviewProps): ReactNode {
  const { name, location, avatar, rating, date, text } = review;
  return (
    <li className={classes.review}>
      <ScenePicture scene={avatar} alt="" sizes="3rem" className={classes.avatar} />
      <div className={classes.words}>
        <p className={classes.who}>
          <strong>{name}</strong> <Badge tone="positive">Verified Purchase</Badge>
        </p>
        <p className={classes.where}>
          <span>{`${location}, `}</span>
          <time dateTime={date}>{formatDay(date)}</time>
        </p>
        <Stars rating={rating} />
        <p>{text}</p>
        <p className={classes.actions}>
          <Button variant="quiet" size="small" aria-describedby={noteId}>
            Helpful
          </Button>
          <Button variant="quiet" size="small" aria-describedby={noteId}>
            Reply
          </Button>
        </p>
      </div>
    </li>
  );
}

/** The form for a review. Its button does nothing, and a note says so (docs/product/product.md#reviews). */
function ReviewForm(): ReactNode {
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
