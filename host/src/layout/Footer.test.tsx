/** @jest-environment jsdom */
import { expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { inShop } from 'stand-in/in-shop';

jest.mock('./sections.data', () => ({ sections: [{ pictures: [] }] }));

it('the footer refuses no email, because nothing is sent, and has no gallery in a shop without pictures', async () => {
  const { Footer } = await import('./Footer');
  const handleInvalid = jest.fn();
  render(inShop(<Footer />));
  const field = screen.getByRole('textbox', { name: 'Newsletter' });
  field.addEventListener('invalid', handleInvalid);
  fireEvent.change(field, { target: { value: 'asha' } });
  fireEvent.click(screen.getByRole('button', { name: 'Subscribe' }));
  expect(handleInvalid).not.toHaveBeenCalled();
  expect(screen.queryByText('Gallery')).toBeNull();
});
