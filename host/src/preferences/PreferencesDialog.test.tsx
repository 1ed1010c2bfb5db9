/** @jest-environment jsdom */
import { beforeEach, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showToast, Toasts } from 'shared-ui';
import { inShop, storesOf } from 'stand-in/in-shop';
import { PreferencesDialog } from './PreferencesDialog';

const SHIRT = { id: 'men-shirt-1', title: 'Indigo Shirt', imageUrl: '', newPrice: 1299 };
const onClose = jest.fn();
let stores: ReturnType<typeof storesOf>;

beforeEach(() => {
  stores = storesOf();
  stores.cart.add(SHIRT);
  render(inShop(<PreferencesDialog onClose={onClose} />, '/', stores));
  render(<Toasts />);
});

it('a double click on "Erase my data" erases nothing, and Cancel leaves everything', async () => {
  await userEvent.dblClick(button('Erase my data'));
  expect(stores.cart.count).toBe(1);
  expect(screen.getByText('This cannot be undone.')).toBeInTheDocument();
  fireEvent.click(button('Yes, erase everything'), { detail: 2 });
  expect(stores.cart.count).toBe(1);
  await userEvent.click(button('Cancel'));
  expect(screen.queryByRole('button', { name: 'Yes, erase everything' })).toBeNull();
  expect(onClose).not.toHaveBeenCalled();
});

it('a held Enter key on "Erase my data" erases nothing', async () => {
  button('Erase my data').focus();
  await userEvent.keyboard('{Enter>5/}');
  expect(stores.cart.count).toBe(1);
});

it('erasing closes the messages of earlier changes', async () => {
  act(() => showToast('Indigo Shirt was removed.', { label: 'Undo', run: () => undefined }));
  await userEvent.click(button('Erase my data'));
  await userEvent.click(button('Yes, erase everything'));
  expect(stores.cart.count).toBe(0);
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('Indigo Shirt was removed.')).toBeNull();
  expect(await screen.findByText(/was erased\.$/)).toBeInTheDocument();
});

function button(name: string): HTMLElement {
  return screen.getByRole('button', { name });
}
