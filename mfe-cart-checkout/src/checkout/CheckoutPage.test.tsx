/** @jest-environment jsdom */
import { describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { buyNowState, placedOrderState } from 'shared-state';
import { inShop, storesOf } from 'stand-in/in-shop';
import { discountCodes } from '../shop/discountCodes';
import { CheckoutPage } from './CheckoutPage';

const SHIRT = { id: 'men-shirt-1', title: 'Shirt', imageUrl: '', newPrice: 1299, quantity: 2 };
const BEN = { id: 'u', email: 'ben@example.com', name: 'ben', avatar: null };
const ASHA = { ...BEN, email: 'asha@example.com', firstName: 'Asha', lastName: 'Rao' };

describe('CheckoutPage', () => {
  it('changes the digits and letters of an input method once its text is complete', () => {
    showCheckout();
    const number = field('Card Number');
    fireEvent.input(number, { target: { value: '４１１１１' }, isComposing: true });
    expect(number).toHaveValue('４１１１１');
    fireEvent.compositionEnd(number);
    expect(number).toHaveValue('4111 1');
    const code = field('Discount Code');
    fireEvent.input(code, { target: { value: 'sum' }, isComposing: true });
    expect(code).toHaveValue('sum');
    fireEvent.compositionEnd(code);
    expect(code).toHaveValue('SUM');
  });

  it('announces a discount, keeps it and the payment method for the next visit, and takes an edited code back', () => {
    const { unmount } = showCheckout();
    const [known = ''] = discountCodes.keys();
    type('Discount Code', known.toLowerCase());
    fireEvent.keyDown(field('Discount Code'), { key: 'Enter' });
    expect(screen.getByText(/shown for information$/)).toHaveRole('status');
    fireEvent.input(screen.getByRole('radio', { name: 'PayPal' }), { target: { checked: true } });
    unmount();
    showCheckout();
    expect(screen.getByRole('radio', { name: 'PayPal' })).toBeChecked();
    expect(field('Discount Code')).toHaveValue(known);
    expect(screen.getByText(/shown for information$/)).toBeInTheDocument();
    type('Discount Code', 'WRONG');
    expect(screen.queryByText(/not deducted$|information$/)).toBeNull();
    fireEvent.keyDown(field('Discount Code'), { key: 'Enter' });
    expect(field('Discount Code')).toBeInvalid();
    type('Discount Code', known);
    expect(field('Discount Code')).toBeValid();
  });

  it('keeps all typed values while PayPal is chosen, and while another tab clears the cart and undoes it', () => {
    const { storage } = showCheckout();
    type('City', 'Pune');
    type('Card Number', '4111');
    fireEvent.click(screen.getByRole('radio', { name: 'PayPal' }));
    expect(screen.queryByRole('textbox', { name: 'Card Number' })).toBeNull();
    fireEvent.click(screen.getByRole('radio', { name: 'Card' }));
    field('City').focus();
    act(() => storage.writeElsewhere('cart', []));
    expect(screen.getByRole('heading', { name: 'Your cart is empty' })).toHaveFocus();
    expect(screen.queryByRole('textbox')).toBeNull();
    act(() => storage.writeElsewhere('cart', [{ ...SHIRT, quantity: 9_000_000 }]));
    expect(screen.getByRole('heading', { name: 'Checkout' })).toHaveFocus();
    expect(screen.getByRole('listitem')).toHaveTextContent('Shirt × 9,000,000');
    expect(field('City')).toHaveValue('Pune');
    expect(field('Card Number')).toHaveValue('4111');
  });

  it('announces a total that another tab changes, but not for Buy Now', () => {
    jest.useFakeTimers();
    const { storage, unmount } = showCheckout();
    const changed = [{ ...SHIRT, quantity: 1 }];
    act(() => storage.writeElsewhere('cart', changed));
    act(() => jest.advanceTimersByTime(600));
    expect(screen.getByText('1 item, total $1,402.92')).toHaveRole('status');
    unmount();
    const buyNow = showCheckout({}, buyNowState(SHIRT));
    act(() => buyNow.storage.writeElsewhere('cart', changed));
    act(() => jest.advanceTimersByTime(600));
    expect(screen.queryByText('1 item, total $1,402.92')).toBeNull();
  });

  it('fills in the names of a registration, none after a sign-in, and no value of another shopper', () => {
    const { storage } = showCheckout();
    expect(field('First Name')).toHaveValue('Asha');
    expect(field('Last Name')).toHaveValue('Rao');
    type('City', 'Pune');
    act(() => storage.writeElsewhere('user', BEN));
    expect(field('First Name')).toHaveValue('');
    expect(field('Last Name')).toHaveValue('');
    expect(field('Email')).toHaveValue(BEN.email);
    expect(field('City')).toHaveValue('');
  });

  it('shows the receipt, removes only the bought pieces, forgets the address, and shows no dialog after a reload', () => {
    const { cart, receipts, storage, unmount } = showCheckout();
    type('First Name', 'Mary Ann');
    type('City', 'Pune');
    // Simulates the milliseconds before this tab receives the storage event of another tab's write.
    storage.values.set('cart', JSON.stringify([{ ...SHIRT, quantity: 3 }]));
    submit();
    expect(screen.getByRole('region', { name: 'Order Summary' })).toHaveTextContent('Shirt × 2');
    expect(cart.lines).toEqual([{ ...SHIRT, quantity: 1 }]);
    expect(window.sessionStorage.getItem('weft.checkout')).toBeNull();
    unmount();
    showCheckout(Object.fromEntries(storage.values), placedOrderState(receipts.list[0]?.id ?? ''));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Thank you, Mary Ann$/);
    // Isolated from a name that is written from right to left.
    expect(screen.getByText('Pune').tagName).toBe('BDI');
    expect(screen.getByRole('listitem')).toHaveTextContent('Shirt × 2');
    const link = screen.getByRole('link', { name: 'Shirt' });
    expect(link).toHaveAttribute('href', '/product/men-shirt-1');
    expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
  });

  it.each([
    ['another shopper', BEN, undefined],
    ['an unknown order', ASHA, 'WF-NOTHING'],
  ])('shows no receipt to %s', (_, user, unknown) => {
    const { receipts, unmount } = showCheckout();
    submit();
    const { list } = receipts;
    unmount();
    const state = placedOrderState(unknown ?? list[0]?.id ?? '');
    showCheckout({ cart: [], user, 'weft.receipts': list }, state);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your cart is empty');
  });

  it('fires one event for the checkout, and one for the purchase', () => {
    const events: unknown[] = [];
    const listen = (event: Event): unknown => events.push((event as CustomEvent).detail);
    window.addEventListener('weft:commerce', listen);
    const { receipts } = showCheckout();
    type('City', 'Pune');
    submit();
    window.removeEventListener('weft:commerce', listen);
    expect(events).toMatchObject([
      { name: 'begin_checkout', value: 2598 },
      { name: 'purchase', value: 2598, transaction_id: receipts.list[0]?.id },
    ]);
  });

  it('finds nothing to order in a forged state', () => {
    // buyNow.test.ts has the other states.
    showCheckout({}, { isBuyNow: true });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('No item selected');
    expect(screen.getByText('Please select an item to purchase')).toBeInTheDocument();
    const link = screen.getByRole('link', { name: 'Back to Products' });
    expect(link).toHaveAttribute('href', '/product');
  });

  it('links the size of a Buy Now item to its page', () => {
    showCheckout({ cart: [] }, buyNowState(SHIRT));
    const purchase = screen.getByRole('button', { name: 'Complete Purchase' });
    expect(purchase).toHaveAccessibleDescription(/^1 piece has no size/);
    const onPhones = screen.getByRole('button', { name: /^Show your order: 1 item/ });
    expect(onPhones).toHaveTextContent('$1,402.92');
    const link = screen.getByRole('link', { name: 'Choose a size: Shirt' });
    expect(link).toHaveAttribute('href', '/product/men-shirt-1');
  });
});

/** Shows the page to Asha, with two shirts in the cart, unless other values are stored. */
function showCheckout(stored: Readonly<Record<string, unknown>> = {}, state: unknown = null) {
  const stores = storesOf({ cart: [SHIRT], user: ASHA, ...stored });
  const address = { pathname: '/checkout', state };
  const { unmount } = render(inShop(<CheckoutPage />, address, stores));
  return { ...stores, unmount };
}

function field(name: string): HTMLElement {
  return screen.getByRole('textbox', { name });
}

function type(name: string, value: string): void {
  fireEvent.input(field(name), { target: { value } });
}

function submit(): void {
  const form = screen.getByRole('button', { name: 'Complete Purchase' }).closest('form');
  if (form) fireEvent.submit(form);
}
