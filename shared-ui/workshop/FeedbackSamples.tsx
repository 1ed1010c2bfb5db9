import { useState, type ReactNode } from 'react';
import {
  Button,
  ButtonLink,
  Dialog,
  EmptyState,
  InertNote,
  Notice,
  Popover,
  showToast,
  Spinner,
} from 'shared-ui';
import classes from './Workshop.module.scss';

export function FeedbackSamples(): ReactNode {
  const [shape, setShape] = useState<'box' | 'panel' | 'full' | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Notice>This is a demo: no payment is taken.</Notice>
      <Notice tone="danger">Login failed</Notice>
      <InertNote control="newsletter" id="workshop-note" />
      <div className={classes.row}>
        <Button onClick={() => setShape('box')}>Dialog</Button>
        <Button onClick={() => setShape('panel')}>Panel</Button>
        <Button onClick={() => setShape('full')}>Wide dialog</Button>
        <Button onClick={() => setIsOpen(true)}>Popover</Button>
        <Button onClick={() => showToast('The shirt is in your cart.')}>Toast</Button>
        <Button
          onClick={() => showToast('The shirt is gone.', { label: 'Undo', run: () => undefined })}
        >
          Toast with Undo
        </Button>
        <Spinner />
      </div>
      <Dialog
        title="A dialog"
        shape={shape ?? 'box'}
        isOpen={shape !== null}
        onClose={() => setShape(null)}
      >
        <p>It holds the focus until it is closed.</p>
      </Dialog>
      <Popover id="workshop-popover" isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <p>A press elsewhere closes this.</p>
      </Popover>
      <EmptyState icon="shopping-bag" title="Your cart is empty" text="What you add waits here.">
        <ButtonLink to="/">Start Shopping</ButtonLink>
      </EmptyState>
    </>
  );
}
