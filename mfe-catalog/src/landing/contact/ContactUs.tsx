import { useId, type ReactNode } from 'react';
import { Button, Form, InertNote, Input, Textarea } from 'shared-ui';
import { ScenePicture } from '../../media/ScenePicture';
import { sceneUrl } from '../../media/sceneUrl';
import { SectionHeading } from '../SectionHeading';
import classes from './ContactUs.module.scss';

const SLOTS = [
  { below: 64, vw: 92, height: 34 },
  { vw: 38, rem: 32, height: 34 },
];

/** A contact form that sends nothing and says so, next to a picture (docs/product/shell.md#inert-controls). */
export function ContactUs({ id }: { readonly id: string }): ReactNode {
  const headingId = useId();
  const noteId = useId();
  return (
    <section id={id} className={classes.contact} aria-labelledby={headingId}>
      <SectionHeading
        id={headingId}
        icon="mail"
        lead="A question about a fit, a fabric or a seam that gave way? We would like to hear it."
      >
        Contact Us
      </SectionHeading>
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
        <ScenePicture src={sceneUrl('contact')} alt="" slots={SLOTS} className={classes.picture} />
      </div>
    </section>
  );
}
