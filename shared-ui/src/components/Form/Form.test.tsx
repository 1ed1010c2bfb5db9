/** @jest-environment jsdom */
import { expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { Form } from './Form';

it('is submitted by its button, and never by the browser itself', () => {
  const handleSubmit = jest.fn();
  render(
    <Form aria-label="Sign in" onSubmit={handleSubmit}>
      <button type="submit">Sign In</button>
    </Form>,
  );
  const form = screen.getByRole('form');
  // Without a script the browser follows the method. With `dialog` it does nothing.
  expect(form).toHaveAttribute('method', 'dialog');
  expect(form).not.toHaveAttribute('action');
  fireEvent.click(screen.getByRole('button'));
  expect(handleSubmit).toHaveBeenCalledTimes(1);
  expect(fireEvent.submit(form)).toBe(false);
});
