/** @jest-environment jsdom */
import { describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'shared-ui/memory-router';
import { Button, ButtonLink } from './Button';
import { IconButton } from './IconButton';

describe('Button', () => {
  it('submits no form unless its type is submit', async () => {
    const onSubmit = jest.fn((event: { preventDefault(): void }) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <Button>Plain</Button>
        <Button type="submit">Sending</Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Plain' }));
    expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Sending' }));
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });
});

describe('ButtonLink', () => {
  it('is a link', () => {
    render(
      <MemoryRouter>
        <ButtonLink to="/cart">Cart</ButtonLink>
      </MemoryRouter>,
    );
    expect(screen.getByRole('link', { name: 'Cart' })).toHaveAttribute('href', '/cart');
  });
});

describe('IconButton', () => {
  it('is named by its label', () => {
    render(<IconButton label="Search" icon="search" />);
    expect(screen.getByRole('button', { name: 'Search' })).toHaveAttribute('type', 'button');
  });
});
