/** @jest-environment jsdom */
import { expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderPage } from '../testing/renderPage';

let rendered: unknown[] = [];

jest.mock('shared-ui', () => {
  const actual = jest.requireActual<typeof import('shared-ui')>('shared-ui');
  return { ...actual, Input: recorded(actual.Input) };
});

jest.mock('shared-ui/select', () => {
  const actual = jest.requireActual<typeof import('shared-ui/select')>('shared-ui/select');
  return { ...actual, Select: recorded(actual.Select) };
});

function recorded<Props extends { readonly label: unknown }>(Field: (props: Props) => ReactNode) {
  return (props: Props): ReactNode => {
    rendered.push(props.label);
    return Field(props);
  };
}

it.each([
  ['First Name', 0],
  ['Password', 2],
  ['Confirm Password', 2],
])('a keystroke in %s renders only that field', async (label, steps) => {
  // Imported after the mock that counts renders.
  const { RegisterPage } = await import('./RegisterPage');
  renderPage(render, '/register', RegisterPage);
  for (let step = 0; step < steps; step += 1) {
    fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  }
  rendered = [];
  fireEvent.change(screen.getByLabelText(label), { target: { value: 'a' } });
  expect(rendered).toEqual([label]);
});
