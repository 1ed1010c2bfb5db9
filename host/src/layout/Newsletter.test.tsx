/** @jest-environment jsdom */
import { expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { Newsletter } from './Newsletter';

it('refuses no email, because nothing is sent', () => {
  const handleInvalid = jest.fn();
  render(<Newsletter />);
  const field = screen.getByRole('textbox');
  field.addEventListener('invalid', handleInvalid);
  fireEvent.change(field, { target: { value: 'asha' } });
  fireEvent.click(screen.getByRole('button'));
  expect(handleInvalid).not.toHaveBeenCalled();
});
