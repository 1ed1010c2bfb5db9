import type { ReactNode } from 'react';
import { TAX_PERCENT } from 'shared-state';
import { SHOP_NAME } from 'shared-ui';
import { LegalPage } from '../pages/LegalPage';
import { IN_TAB, ON_DEVICE } from '../pages/storedData';

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
        {`Prices, discounts and stock are samples. Tax is shown at ${TAX_PERCENT} percent of the subtotal, and shipping is shown as free.`}
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

/** The privacy policy, with a list of all stored data. */
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
      <h2>What is stored on this device</h2>
      <ul>
        {Object.values(ON_DEVICE).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
        <li>
          The pages that you opened and their pictures, with the time of your last visit, so that
          they open without a network.
        </li>
      </ul>
      <h2>What is stored until you close the tab</h2>
      <ul>
        {Object.values(IN_TAB).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <h2>What is never stored</h2>
      <p>
        Passwords and card numbers are never stored, sent or logged. A password of an unfinished
        registration is held in the open page’s memory, until you reload or close it.
      </p>
      <h2>How to erase it</h2>
      <p>
        Signing out removes the profile and the token. “Erase my data” in the preferences, at the
        foot of every page, removes everything, in all open tabs. Only your browser can erase its
        own history of the pages that you visited.
      </p>
    </LegalPage>
  );
}
