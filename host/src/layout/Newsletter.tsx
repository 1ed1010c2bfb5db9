import { useId, type ReactNode } from 'react';
import { Button, Form, InertNote, Input } from 'shared-ui';
import classes from './Footer.module.scss';

/** The newsletter form. Its button does nothing (docs/product/shell.md#footer), so no email is refused either. */
export function Newsletter(): ReactNode {
  const noteId = useId();
  return (
    <Form noValidate aria-label="Newsletter" className={classes.newsletter}>
      <Input
        label="Newsletter"
        type="email"
        autoComplete="email"
        placeholder="Your email"
        aria-describedby={noteId}
      />
      <Button type="submit" variant="secondary" aria-describedby={noteId}>
        Subscribe
      </Button>
      <InertNote control="newsletter" id={noteId} />
    </Form>
  );
}
