/** @jest-environment jsdom */
import { describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Checkbox } from './Choice';
import { Input } from './Input';
import { RadioGroup } from './RadioGroup';
import { Select } from './Select';

describe('Input', () => {
  it('has only its label as its name, also when it is required', () => {
    render(<Input label="Email" missing="Enter your email" />);
    expect(screen.getByRole('textbox', { name: 'Email' })).toBeRequired();
    expect(screen.getByText('Email')).toHaveClass('required');
  });

  it('describes the field by hint and error, and announces the error', () => {
    render(<Input label="Code" hint="In capitals" error="Invalid discount code" />);
    const field = screen.getByRole('textbox');
    expect(field).toHaveAccessibleDescription('In capitals Invalid discount code');
    expect(field).toBeInvalid();
    expect(screen.getByRole('alert')).toHaveTextContent('Invalid discount code');
  });

  it('adds its texts to a given description', () => {
    render(
      <>
        <Input label="Email" hint="Rarely" aria-describedby="note" />
        <p id="note">Demo</p>
      </>,
    );
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Demo Rarely');
  });
});

describe('Select', () => {
  const options = [
    { value: 'US', label: 'United States' },
    { value: 'IN', label: 'India' },
  ];

  it('shows "Select..." until an option is chosen', async () => {
    render(<Select label="Country" options={options} />);
    const select = screen.getByRole('combobox', { name: 'Country' });
    expect(select).toHaveDisplayValue('Select...');
    await userEvent.selectOptions(select, 'India');
    expect(select).toHaveValue('IN');
  });
});

describe('Checkbox', () => {
  it('toggles by its label, and is described by its hint', async () => {
    render(<Checkbox label="Remember me" hint="You stay signed in either way" />);
    const box = screen.getByRole('checkbox', { name: 'Remember me' });
    expect(box).toHaveAccessibleDescription('You stay signed in either way');
    await userEvent.click(screen.getByText('Remember me'));
    expect(box).toBeChecked();
  });
});

describe('RadioGroup', () => {
  it('is one group, named by its legend, with one checked radio button', async () => {
    const onChange = jest.fn();
    render(
      <RadioGroup
        label="Theme"
        value="light"
        onChange={onChange}
        options={[
          { value: 'light', label: 'Light' },
          { value: 'dark', label: 'Dark' },
        ]}
      />,
    );
    expect(screen.getByRole('group', { name: 'Theme' })).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'Light' })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: 'Dark' }));
    expect(onChange).toHaveBeenCalledWith('dark');
  });
});
