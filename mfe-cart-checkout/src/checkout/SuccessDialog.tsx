import { useEffect, useState, type ReactNode } from 'react';
import { placedOrderState } from 'shared-state';
import { Button, Dialog } from 'shared-ui';
import { useNavigate } from 'shared-ui/router';
import classes from './Checkout.module.scss';

/** The time until the redirect to `/`, in milliseconds (docs/product/checkout.md#success-dialog). */
const REDIRECT_DELAY = 3000;

/** The shortest time that the dialog is shown, in milliseconds, because the first press may be meant for the page behind it. */
const MIN_SHOWN = 1000;

interface Props {
  /** The order's number. The next page shows it. */
  readonly order: string;
  readonly onStay: () => void;
}

/**
 * Confirms the order and goes to `/` after three seconds. Only its controls and Escape close it. A press within the first
 * second closes it at the end of that second.
 */
export function SuccessDialog({ order, onStay }: Props): ReactNode {
  const navigate = useNavigate();
  const [isHeld, setHeld] = useState(true);
  const [hasAsked, setAsked] = useState(false);

  useEffect(() => {
    const release = setTimeout(() => setHeld(false), MIN_SHOWN);
    // Replaces the history entry, so that Back does not return to a completed checkout.
    const leave = setTimeout(
      () => void navigate('/', { replace: true, state: placedOrderState(order) }),
      REDIRECT_DELAY,
    );
    return () => [release, leave].forEach(clearTimeout);
  }, [order, navigate]);

  useEffect(() => {
    if (hasAsked && !isHeld) onStay();
  }, [hasAsked, isHeld, onStay]);

  return (
    <Dialog
      title="Payment Successful!"
      isOpen
      onClose={() => setAsked(true)}
      closedBy="closerequest"
    >
      <div className={classes.success}>
        <p>
          Your order has been placed successfully. You will receive a confirmation email shortly.
          Redirecting to home page...
        </p>
        <Button variant="secondary" onClick={() => setAsked(true)}>
          Stay on this page
        </Button>
      </div>
    </Dialog>
  );
}
