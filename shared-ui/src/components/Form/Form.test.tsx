/** @jest-environment jsdom */
import { expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { Button } from '../Button/Button';
import { IconButton } from '../Button/IconButton';
import { Form } from './Form';

it('a form is submitted only by a button of the type submit, and never by the browser itself', () => {
  const handleSubmit = jest.fn();
  render(
    <Form aria-label="Sign in" onSubmit={handleSubmit}>
      <Button>Plain</Button>
      <IconButton label="Icon" icon="search" />
      <Button type="submit">Sign In</Button>
    </Form>,
  );
  const form = screen.getByRole('form');
  // Without a script the browser follows the method. With `dialog` it does nothing.
  expect(form).toHaveAttribute('method', 'dialog');
  expect(form).not.toHaveAttribute('action');
  fireEvent.click(screen.getByRole('button', { name: 'Plain' }));
  fireEvent.click(screen.getByRole('button', { name: 'Icon' }));
  expect(handleSubmit).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Sign In' }));
  expect(handleSubmit).toHaveBeenCalledTimes(1);
  expect(fireEvent.submit(form)).toBe(false);
});
