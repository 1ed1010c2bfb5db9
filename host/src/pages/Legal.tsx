import type { ReactNode } from 'react';
import { PageTitle, SHOP_NAME } from 'shared-ui';
import { ScrollAndFocus } from '../navigation/ScrollAndFocus';
import classes from './Legal.module.scss';

/** The terms (RULINGS A20). */
export function Terms(): ReactNode {
  return (
    <LegalPage
      title="Terms & Conditions"
      path="/terms"
      description={`The terms of ${SHOP_NAME}, a demonstration of an online shop: prices, accounts and returns.`}
    >
      <p>
        {SHOP_NAME} is a demonstration of an online shop. Nothing here is for sale: an order that
        you complete is not placed anywhere, no payment is taken and nothing is sent.
      </p>
      <h2>Prices</h2>
      <p>
        Prices, discounts and stock are samples. Tax is shown at 8 percent of the subtotal, and
        shipping is shown as free.
      </p>
      <h2>Accounts</h2>
      <p>
        Signing in and registering are simulated: any email and any password work. Please do not use
        a password that you use elsewhere, and do not enter a real card.
      </p>
      <h2>Returns</h2>
      <p>The 30-day returns are part of the demonstration.</p>
    </LegalPage>
  );
}

/** The privacy policy: what is stored about a shopper, and where (RULINGS A20). */
export function Privacy(): ReactNode {
  return (
    <LegalPage
      title="Privacy Policy"
      path="/privacy"
      description={`What ${SHOP_NAME} stores about a shopper, where it is kept and how to erase it.`}
    >
      <p>
        {SHOP_NAME} has no server that receives your data. What you save stays in this browser’s
        storage, on this device.
      </p>
      <h2>What is stored</h2>
      <p>
        Your cart, your wishlist, the profile that you registered and a token that says you are
        signed in. Passwords and card numbers are never stored, sent or logged.
      </p>
      <h2>How to erase it</h2>
      <p>
        Signing out removes the profile and the token. “Erase my data” in the preferences, at the
        foot of every page, removes everything.
      </p>
    </LegalPage>
  );
}

interface Props {
  readonly title: string;
  /** The page's canonical path. */
  readonly path: string;
  readonly description: string;
  readonly children: ReactNode;
}

function LegalPage({ title, path, description, children }: Props): ReactNode {
  return (
    <article className={classes.page}>
      <PageTitle path={path} description={description}>
        {title}
      </PageTitle>
      <h1>{title}</h1>
      {children}
      <ScrollAndFocus />
    </article>
  );
}
