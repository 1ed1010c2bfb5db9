import { describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { Quantity } from './Quantity';

describe('Quantity', () => {
  it('is a group with two buttons', () => {
    render(<Quantity value={2} onChange={jest.fn()} />);
    expect(screen.getByRole('group', { name: 'Quantity' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Decrease quantity' })).toBeEnabled();
    expect(screen.getByRole('button', { name: 'Increase quantity' })).toBeEnabled();
  });

  it('steps up and down, and stops at 1', async () => {
    render(<Counter start={2} />);
    const decrease = screen.getByRole('button', { name: 'Decrease quantity' });
    await userEvent.click(decrease);
    expect(field()).toHaveValue('1');
    expect(decrease).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(decrease);
    expect(field()).toHaveValue('1');
    await userEvent.click(screen.getByRole('button', { name: 'Increase quantity' }));
    expect(field()).toHaveValue('2');
  });

  it('takes a typed quantity and nothing but digits', async () => {
    render(<Counter start={1} />);
    await userEvent.clear(field());
    await userEvent.type(field(), '1x2.-');
    await userEvent.tab();
    expect(field()).toHaveValue('12');
  });

  it('goes back to what it was when it is left empty or at 0', async () => {
    render(<Counter start={3} />);
    await userEvent.clear(field());
    await userEvent.type(field(), '0');
    await userEvent.tab();
    expect(field()).toHaveValue('3');
  });
});

function Counter({ start }: { readonly start: number }): ReactNode {
  const [value, setValue] = useState(start);
  return <Quantity value={value} onChange={setValue} />;
}

function field(): HTMLElement {
  return screen.getByRole('textbox', { name: 'Quantity' });
}
