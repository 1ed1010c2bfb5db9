/** @jest-environment jsdom */
import { describe, expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { Quantity } from './Quantity';

describe('Quantity', () => {
  it('is a group that steps up and down, and stops at 1', async () => {
    render(<Counter value={2} />);
    expect(screen.getByRole('group', { name: 'Quantity' })).toBeInTheDocument();
    const decrease = screen.getByRole('button', { name: 'Decrease quantity' });
    await userEvent.click(decrease);
    expect(field()).toHaveValue('1');
    expect(decrease).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(decrease);
    expect(field()).toHaveValue('1');
    await userEvent.click(screen.getByRole('button', { name: 'Increase quantity' }));
    expect(field()).toHaveValue('2');
  });

  it('takes digits of any script and separators, and reads the whole number', async () => {
    render(<Counter value={1} />);
    await userEvent.clear(field());
    await userEvent.type(field(), '1x２.5-');
    expect(field()).toHaveValue('1２.5');
    await userEvent.tab();
    expect(field()).toHaveValue('12');
  });

  it('leaves the text of an input method alone until it is complete', () => {
    render(<Counter value={1} />);
    fireEvent.input(field(), { target: { value: 'いt' }, isComposing: true });
    fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
    expect(field()).toHaveValue('いt');
    fireEvent.input(field(), { target: { value: '３' }, isComposing: true });
    fireEvent.keyDown(field(), { key: 'Enter' });
    expect(field()).toHaveValue('3');
  });

  it.each(['{Enter}', '{Tab}'])('applies typed text once, on %s', async (key) => {
    const onChange = jest.fn();
    render(<Quantity value={12} onChange={onChange} />);
    await userEvent.clear(field());
    await userEvent.type(field(), '15');
    expect(onChange).not.toHaveBeenCalled();
    await userEvent.keyboard(key);
    expect(onChange.mock.calls).toEqual([[15]]);
    expect(field()).toHaveValue('12');
  });

  it('applies typed text when the page is left by Back', async () => {
    const onChange = jest.fn();
    const { unmount } = render(<Quantity value={12} onChange={onChange} />);
    await userEvent.clear(field());
    await userEvent.type(field(), '15');
    unmount();
    expect(onChange.mock.calls).toEqual([[15]]);
  });

  it('applies a typed quantity before the next step, but not an empty field or 0', async () => {
    render(<Counter value={12} />);
    await userEvent.clear(field());
    await userEvent.type(field(), '15');
    await userEvent.click(screen.getByRole('button', { name: 'Increase quantity' }));
    expect(field()).toHaveValue('16');
    await userEvent.clear(field());
    await userEvent.tab();
    expect(field()).toHaveValue('16');
    await userEvent.clear(field());
    await userEvent.type(field(), '0');
    await userEvent.tab();
    expect(field()).toHaveValue('16');
  });

  it('calls onStep for steps and onChange for typed quantities', async () => {
    const onChange = jest.fn();
    const onStep = jest.fn();
    render(<Quantity value={2} onChange={onChange} onStep={onStep} />);
    await userEvent.click(screen.getByRole('button', { name: 'Increase quantity' }));
    await userEvent.click(screen.getByRole('button', { name: 'Decrease quantity' }));
    expect(onStep.mock.calls).toEqual([[1], [-1]]);
    expect(onChange).not.toHaveBeenCalled();
  });

  it('shows that the maximum is reached, and stops there', async () => {
    render(<Counter value={1} max={9_000_000} />);
    expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.clear(field());
    await userEvent.paste('+12,345,678 pcs');
    await userEvent.keyboard('{Enter}');
    expect(field()).toHaveValue('9000000');
    expect(screen.getByRole('alert')).toHaveTextContent('At most 9,000,000');
    expect(field()).toHaveAccessibleDescription('At most 9,000,000');
    const increase = screen.getByRole('button', { name: 'Increase quantity' });
    expect(increase).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(increase);
    expect(field()).toHaveValue('9000000');
  });
});

function Counter(props: Pick<ComponentProps<typeof Quantity>, 'value' | 'max'>): ReactNode {
  const [value, setValue] = useState(props.value);
  return <Quantity {...props} value={value} onChange={setValue} />;
}

function field(): HTMLElement {
  return screen.getByRole('textbox', { name: 'Quantity' });
}
