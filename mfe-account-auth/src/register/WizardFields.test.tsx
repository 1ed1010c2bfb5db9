/** @jest-environment jsdom */
import { beforeAll, beforeEach, expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { renderPage } from '../testing/renderPage';

/** The labels of the rendered fields, in the order of rendering. */
let rendered: unknown[] = [];

jest.mock('shared-ui', () => {
  const actual = jest.requireActual<typeof import('shared-ui')>('shared-ui');
  const Input: typeof actual.Input = (props) => {
    rendered.push(props.label);
    return actual.Input(props);
  };
  return { ...actual, Input };
});

jest.mock('shared-ui/select', () => {
  const actual = jest.requireActual<typeof import('shared-ui/select')>('shared-ui/select');
  const Select: typeof actual.Select = (props) => {
    rendered.push(props.label);
    return actual.Select(props);
  };
  return { ...actual, Select };
});

let Register: ComponentType;

// Imported after the mock that counts renders.
beforeAll(async () => {
  ({ default: Register } = await import('../expose/Register'));
});

beforeEach(() => {
  renderPage(render, '/register', Register);
});

it.each([
  ['First Name', 0],
  ['Password', 2],
  ['Confirm Password', 2],
])('a keystroke in %s renders only that field', (label, steps) => {
  for (let step = 0; step < steps; step += 1) {
    fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  }
  rendered = [];
  fireEvent.change(screen.getByLabelText(label), { target: { value: 'a' } });
  expect(rendered).toEqual([label]);
  expect(screen.getByLabelText(label)).toHaveValue('a');
});
