/** @jest-environment jsdom */
import { expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Checkbox } from './Choice';
import { Input } from './Input';
import { RadioGroup } from './RadioGroup';
import { Select } from './Select';

it('a required field has only its label as its name', () => {
  render(<Input label="Email" missing="Enter your email" />);
  expect(screen.getByRole('textbox', { name: 'Email' })).toBeRequired();
  expect(screen.getByText('Email')).toHaveClass('required');
});

it('a field is described by a given description, its hint and its error, which is announced unless another element does that', () => {
  render(
    <>
      <Input label="Code" hint="In capitals" error="Invalid code" aria-describedby="note" />
      <Input label="Name" error="Enter a name" isErrorQuiet />
      <p id="note">Demo</p>
    </>,
  );
  const field = screen.getByRole('textbox', { name: 'Code' });
  expect(field).toHaveAccessibleDescription('Demo In capitals Invalid code');
  expect(field).toBeInvalid();
  expect(screen.getByRole('alert')).toHaveTextContent('Invalid code');
});

it('a select shows "Select..." until an option is chosen', async () => {
  render(<Select label="Country" options={[{ value: 'IN', label: 'India' }]} />);
  const select = screen.getByRole('combobox', { name: 'Country' });
  expect(select).toHaveDisplayValue('Select...');
  await userEvent.selectOptions(select, 'India');
  expect(select).toHaveValue('IN');
});

it('a checkbox toggles by its label, and is described by its hint', async () => {
  render(<Checkbox label="Remember me" hint="You stay signed in either way" />);
  const box = screen.getByRole('checkbox', { name: 'Remember me' });
  expect(box).toHaveAccessibleDescription('You stay signed in either way');
  await userEvent.click(screen.getByText('Remember me'));
  expect(box).toBeChecked();
});

it('radio buttons are one group, named by its legend, with one checked button', async () => {
  const onChange = jest.fn();
  const options = ['light', 'dark'].map((value) => ({ value, label: `Theme ${value}` }));
  render(<RadioGroup label="Theme" value="light" onChange={onChange} options={options} />);
  expect(screen.getByRole('group', { name: 'Theme' })).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: 'Theme light' })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: 'Theme dark' }));
  expect(onChange).toHaveBeenCalledWith('dark');
});
