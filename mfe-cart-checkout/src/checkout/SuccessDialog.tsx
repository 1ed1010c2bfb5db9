import { useEffect, useState, type ReactNode } from 'react';
import { Button, Dialog } from 'shared-ui';
import { useNavigate } from 'shared-ui/router';
import classes from './Checkout.module.scss';

/** How long the dialog is shown before the shopper is taken to `/`, in milliseconds (SPEC §9). */
const REDIRECT_DELAY = 3000;

/** How long nothing closes the dialog, in milliseconds, because a second press is still meant for Complete Purchase. */
const HELD_FOR = 1000;

interface Props {
  readonly isOpen: boolean;
  /** Called when the shopper stays: there is no redirect (RULINGS A4). */
  readonly onStay: () => void;
}

/**
 * Confirms the order and goes to `/` after three seconds (SPEC §2, Success dialog). Only its own controls and Escape
 * close it, and not within the first second (RULINGS A31).
 */
export function SuccessDialog({ isOpen, onStay }: Props): ReactNode {
  const navigate = useNavigate();
  const [isHeld, setHeld] = useState(true);

  useEffect(() => {
    if (!isOpen) return undefined;
    // Chromium closes a dialog for the second Escape even if the first one's cancel event was prevented.
    document.addEventListener('keydown', stopEscape);
    const release = setTimeout(() => {
      document.removeEventListener('keydown', stopEscape);
      setHeld(false);
    }, HELD_FOR);
    // Replaces the history entry, so that Back does not return to a completed checkout.
    const leave = setTimeout(() => void navigate('/', { replace: true }), REDIRECT_DELAY);
    return () => {
      document.removeEventListener('keydown', stopEscape);
      [release, leave].forEach(clearTimeout);
    };
  }, [isOpen, navigate]);

  const handleClose = (): void => {
    if (!isHeld) onStay();
  };

  return (
    <Dialog
      title="Payment Successful!"
      isOpen={isOpen}
      onClose={handleClose}
      closedBy="closerequest"
    >
      <div className={classes.success}>
        <p>
          Your order has been placed successfully. You will receive a confirmation email shortly.
          Redirecting to home page...
        </p>
        <Button variant="secondary" aria-disabled={isHeld} onClick={handleClose}>
          Stay on this page
        </Button>
      </div>
    </Dialog>
  );
}

function stopEscape(event: KeyboardEvent): void {
  if (event.key === 'Escape') event.preventDefault();
}
