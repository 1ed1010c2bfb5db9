import { useId, type ReactNode } from 'react';
import { Button, Form, InertNote, Input, Textarea } from 'shared-ui';
import { ScenePicture } from '../../media/ScenePicture';
import { LandingSection } from '../LandingSection';
import classes from './ContactUs.module.scss';

/** At most 34rem high, which it covers. */
const SIZES =
  '(width < 32.9rem) 30.2rem, (width < 64rem) 92vw, (width < 79.5rem) 30.2rem, (width < 84.2rem) 38vw, 32rem';

/** A contact form that sends nothing and says so, next to a picture (docs/product/shell.md#inert-controls). */
export function ContactUs({ id }: { readonly id: string }): ReactNode {
  const noteId = useId();
  return (
    <LandingSection
      id={id}
      title="Contact Us"
      icon="mail"
      lead="A question about a fit, a fabric or a seam that gave way? We would like to hear it."
    >
      <div className={classes.columns}>
        <Form className={classes.form}>
          <div className={classes.pair}>
            <Input label="Name" name="name" autoComplete="name" />
            <Input label="Email" name="email" type="email" autoComplete="email" />
          </div>
          <Input label="Subject" name="subject" />
          <Textarea label="Message" name="message" rows={4} />
          <div className={classes.send}>
            <Button aria-describedby={noteId}>Submit Now</Button>
            <InertNote control="contact" id={noteId} />
          </div>
        </Form>
        <ScenePicture scene="contact" alt="" sizes={SIZES} className={classes.picture} />
      </div>
    </LandingSection>
  );
}
