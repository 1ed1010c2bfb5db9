/** @jest-environment jsdom */
import { describe, expect, it } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ErrorSummary, ValidatedForm } from 'shared-ui/forms';
import { CardFields } from './CardFields';
import { ShippingFields } from './ShippingFields';

describe('a purchase with invalid fields', () => {
  it('shows a message at each field, lists all with links, and focuses the first field', async () => {
    const { completed } = showForm();
    await userEvent.type(field('First Name'), 'Asha');
    await userEvent.type(field('Email'), 'nonsense');
    await complete();
    expect(completed).toEqual([]);
    expect(field('Last Name')).toHaveFocus();
    expect(field('Last Name')).toBeInvalid();
    expect(field('Last Name')).toHaveAccessibleDescription('Enter your last name');
    expect(field('Email')).toHaveAccessibleDescription('Enter an email such as name@example.com');
    expect(screen.getByRole('combobox', { name: 'Country' })).toHaveAccessibleDescription(
      'Choose your country',
    );
    expect(field('CVV')).toHaveAccessibleDescription('3 or 4 digits Enter the CVV');
    expect(field('First Name')).not.toHaveAttribute('aria-invalid');
    const summary = screen.getByRole('alert');
    expect(summary).toHaveTextContent('12 fields need attention:');
    await userEvent.click(within(summary).getByRole('link', { name: 'Enter your ZIP code' }));
    expect(field('ZIP Code')).toHaveFocus();
  });

  it('removes an error when its field is corrected', async () => {
    showForm();
    await complete();
    expect(field('First Name')).toHaveAttribute('aria-invalid', 'true');
    await userEvent.type(field('First Name'), 'A');
    expect(field('First Name')).not.toHaveAttribute('aria-invalid');
    expect(screen.queryByRole('link', { name: 'Enter your first name' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Enter your last name' })).toBeInTheDocument();
  });
});

describe('the card', () => {
  it.each([
    ['Expiry Date', '0120', /^This date has passed/],
    ['Expiry Date', '1399', /^This date has passed/],
    ['Expiry Date', '1299', 'Month and year'],
    ['CVV', '12', /^This code is short/],
    ['CVV', '123', '3 or 4 digits'],
  ])('shows advice for %s %s', async (name, typed, advice) => {
    showForm();
    await userEvent.type(field(name), typed);
    await userEvent.tab();
    expect(field(name)).toHaveAccessibleDescription(advice);
    expect(field(name)).toBeValid();
  });
});

function showForm(): { readonly completed: readonly true[] } {
  const completed: true[] = [];
  render(
    <ValidatedForm onSubmit={() => completed.push(true)}>
      <ErrorSummary />
      <ShippingFields user={null} />
      <CardFields />
      <button type="submit">Complete Purchase</button>
    </ValidatedForm>,
  );
  return { completed };
}

function field(name: string): HTMLElement {
  return screen.getByRole('textbox', { name });
}

async function complete(): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: 'Complete Purchase' }));
}
