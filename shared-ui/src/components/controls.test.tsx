/** @jest-environment jsdom */
import { describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StarInput } from './StarInput/StarInput';
import { Switch } from './Switch/Switch';

describe('Switch', () => {
  it('keeps its name in both states and is toggled by Space', async () => {
    const onChange = jest.fn();
    const { rerender } = render(<Switch label="Newsletter" isOn onChange={onChange} />);
    expect(screen.getByRole('switch', { name: 'Newsletter' })).toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    expect(onChange).toHaveBeenCalledWith(false);
    rerender(<Switch label="Newsletter" isOn={false} onChange={onChange} />);
    expect(screen.getByRole('switch', { name: 'Newsletter' })).not.toBeChecked();
  });
});

describe('StarInput', () => {
  it('has five radios, "1 star" to "5 stars"', async () => {
    const onChange = jest.fn();
    render(<StarInput label="Your rating" value={0} onChange={onChange} />);
    expect(
      screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent),
    ).toEqual(['1 star', '2 stars', '3 stars', '4 stars', '5 stars']);
    await userEvent.click(screen.getByRole('radio', { name: '4 stars' }));
    expect(onChange).toHaveBeenCalledWith(4);
  });
});
