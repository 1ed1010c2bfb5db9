/** @jest-environment jsdom */
import { expect, it } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ErrorSummary, ValidatedForm } from 'shared-ui/forms';
import { CardFields } from './CardFields';
import { ShippingFields } from './ShippingFields';

it('a purchase with invalid fields shows a message at each field until it is corrected, lists all with links, and focuses the first', async () => {
  showForm();
  await userEvent.type(field('First Name'), 'Asha');
  await userEvent.type(field('Email'), 'nonsense');
  await userEvent.click(screen.getByRole('button', { name: 'Complete Purchase' }));
  expect(field('Last Name')).toHaveFocus();
  expect(field('Last Name')).toBeInvalid();
  expect(field('Last Name')).toHaveAccessibleDescription('Enter your last name');
  expect(field('Email')).toHaveAccessibleDescription('Enter an email such as name@example.com');
  const country = screen.getByRole('combobox', { name: 'Country' });
  expect(country).toHaveAccessibleDescription('Choose your country');
  expect(field('CVV')).toHaveAccessibleDescription('3 or 4 digits Enter the CVV');
  expect(field('First Name')).not.toHaveAttribute('aria-invalid');
  const summary = screen.getByRole('alert');
  expect(summary).toHaveTextContent('12 fields need attention:');
  await userEvent.click(within(summary).getByRole('link', { name: 'Enter your ZIP code' }));
  expect(field('ZIP Code')).toHaveFocus();
  await userEvent.type(field('Last Name'), 'R');
  expect(field('Last Name')).not.toHaveAttribute('aria-invalid');
  expect(summary).toHaveTextContent('11 fields need attention:');
  expect(summary).toHaveAttribute('aria-relevant', 'additions');
});

it.each([
  ['Card Number', '4111111111111112', /^Check this number/],
  ['Expiry Date', '0120', /^This date has passed/],
  ['Expiry Date', '1299', 'Month and year'],
  ['CVV', '12', /^This code is short/],
  ['CVV', '123', '3 or 4 digits'],
])('the card shows advice for %s %s, on a CVV once it is left', async (name, typed, advice) => {
  showForm();
  await userEvent.type(field(name), typed);
  expect(field('CVV')).toHaveAccessibleDescription('3 or 4 digits');
  await userEvent.tab();
  expect(field(name)).toHaveAccessibleDescription(advice);
  expect(field(name)).toBeValid();
});

function showForm(): void {
  render(
    <ValidatedForm>
      <ErrorSummary />
      <ShippingFields user={null} />
      <CardFields />
      <button type="submit">Complete Purchase</button>
    </ValidatedForm>,
  );
}

function field(name: string): HTMLElement {
  return screen.getByRole('textbox', { name });
}
