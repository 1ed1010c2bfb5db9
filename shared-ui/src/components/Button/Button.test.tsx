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

  it('is pressed by Enter and by Space', async () => {
    const onClick = jest.fn();
    render(<Button onClick={onClick}>Press</Button>);
    await userEvent.tab();
    await userEvent.keyboard('{Enter} ');
    expect(onClick).toHaveBeenCalledTimes(2);
  });

  it('has the classes for its variant, size and width', () => {
    render(
      <Button variant="secondary" size="small" isFullWidth>
        Look
      </Button>,
    );
    expect(screen.getByRole('button')).toHaveClass('button', 'secondary', 'small', 'full');
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
