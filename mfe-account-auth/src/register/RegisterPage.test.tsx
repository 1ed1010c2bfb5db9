/** @jest-environment jsdom */
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import type { ReturnState } from 'shared-state';
import { useLocation } from 'shared-ui/router';
import { dropDraft } from './draft';
import { sampleProfiles } from './sampleProfiles';
import { LoginPage } from '../login/LoginPage';
import { never, renderPage } from '../testing/renderPage';
import { RegisterPage } from './RegisterPage';

afterEach(dropDraft);

describe('RegisterPage', () => {
  it.each([
    ['no message', () => Promise.resolve({ success: false } as const), 'Registration failed'],
    [
      'an exception',
      () => Promise.reject(new Error('down')),
      'An error occurred during registration',
    ],
  ])('shows the error for %s in an alert', async (_kind, register, message) => {
    const { values } = renderPage(render, '/register', RegisterPage, { answers: { register } });
    await goToLastStep();
    await userEvent.click(screen.getByRole('button', { name: 'Create Account' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(values.size).toBe(0);
  });

  it.each([0, 1])('submits all of sample profile %p', async (index) => {
    const register = jest.fn(never);
    renderPage(render, '/register', RegisterPage, { answers: { register } });
    await userEvent.click(screen.getByRole('button', { name: `Use sample profile ${index + 1}` }));
    await goToLastStep();
    await userEvent.click(screen.getByRole('button', { name: 'Create Account' }));
    expect(screen.getByRole('button', { name: 'Creating Account...' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Creating Account...' }));
    expect(register.mock.calls).toEqual([[sampleProfiles[index]]]);
  });

  it.each([
    ['/checkout', { isBuyNow: true }, '/ from /checkout {"isBuyNow":true}'],
    ['/cart', null, '/ from nowhere'],
  ])('leads to / after a sign-in for %s', async (pathname, state, arrival) => {
    const user = { id: 'u', email: 'a@b.c', name: 'a', avatar: null };
    const answer = { success: true, user, token: 't' } as const;
    renderPage(render, '/register', RegisterPage, {
      answers: { register: () => Promise.resolve(answer) },
      others: { '/': Arrival },
      state: { from: { pathname, state } },
    });
    await goToLastStep();
    await userEvent.click(screen.getByRole('button', { name: 'Create Account' }));
    expect(await screen.findByText(arrival)).toBeInTheDocument();
  });

  it('shows advice on the fields of an earlier step, at each field and in the list', async () => {
    renderPage(render, '/register', RegisterPage);
    const email = (): HTMLElement => screen.getByRole('textbox', { name: 'Email' });
    await userEvent.type(email(), 'nonsense');
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await userEvent.click(
      screen.getByRole('link', { name: 'Enter an email such as name@example.com' }),
    );
    expect(email()).toHaveFocus();
    expect(email()).toHaveAccessibleDescription('Enter an email such as name@example.com');
    expect(screen.getByRole('textbox', { name: 'First Name' })).toHaveAccessibleDescription(
      'Enter your first name',
    );
    expect(screen.getByRole('combobox', { name: 'Gender' })).toHaveAccessibleDescription(
      'Choose your gender',
    );
  });

  it('submits only on the last step, also for Enter', async () => {
    const register = jest.fn(never);
    renderPage(render, '/register', RegisterPage, { answers: { register } });
    await userEvent.type(screen.getByRole('textbox', { name: 'First Name' }), 'Asha{Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await userEvent.type(screen.getByRole('radio', { name: 'Avatar 2' }), '{Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'City' }), 'Pune{Enter}');
    expect(register).not.toHaveBeenCalled();
    expect(screen.getByText('Step 3 of 4')).toBeInTheDocument();
  });

  it('keeps the step and all typed values during a visit to sign-in, and Previous still works', async () => {
    renderPage(render, '/register', RegisterPage, { others: { '/login': LoginPage } });
    await userEvent.type(screen.getByRole('textbox', { name: 'First Name' }), 'Asha');
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await userEvent.type(screen.getByLabelText('Password'), 'Secret-Thread-9');
    await userEvent.type(screen.getByLabelText('Confirm Password'), 'Secret');
    await userEvent.click(screen.getByRole('link', { name: 'Sign in' }));
    expect(screen.getByRole('heading', { name: 'Sign In' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: 'Create account' }));
    expect(screen.getByText('Step 3 of 4')).toBeInTheDocument();
    expect(screen.getByLabelText('Password')).toHaveValue('Secret-Thread-9');
    expect(screen.getByLabelText('Confirm Password')).toHaveValue('Secret');
    await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
    expect(screen.getByText('Step 2 of 4')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
    expect(screen.getByRole('textbox', { name: 'First Name' })).toHaveValue('Asha');
  });

  it('says on the last steps that a reload has lost the passwords, until the shopper types one', async () => {
    window.sessionStorage.setItem('weft.registration', '{"firstName": "Asha"}');
    renderPage(render, '/register', RegisterPage);
    const note = /passwords are never stored/;
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(screen.queryByText(note)).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(screen.getByText(note)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(screen.getByText(note)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
    await userEvent.type(screen.getByLabelText('Password'), 'S');
    expect(screen.queryByText(note)).not.toBeInTheDocument();
  });

  it('only logs clicks on Google and Facebook', async () => {
    const info = jest.spyOn(console, 'info').mockImplementation(() => undefined);
    renderPage(render, '/register', RegisterPage);
    for (const name of ['Google', 'Facebook']) {
      const button = screen.getByRole('button', { name });
      expect(button).toHaveAccessibleDescription('Demo: Google and Facebook are not connected');
      await userEvent.click(button);
    }
    expect(info.mock.calls.map(([text]): unknown => text)).toEqual([
      'Registering with Google is not connected in this demo.',
      'Registering with Facebook is not connected in this demo.',
    ]);
  });

  it('allows suggested passwords, and only requires that a password is not empty', async () => {
    renderPage(render, '/register', RegisterPage);
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    for (const name of ['Password', 'Confirm Password']) {
      const field = screen.getByLabelText(name);
      expect(field).toHaveAttribute('autocomplete', 'new-password');
      expect(field).toBeRequired();
      expect(field).not.toHaveAttribute('minlength');
      expect(field).not.toHaveAttribute('pattern');
    }
  });
});

function Arrival(): ReactNode {
  const { pathname, state } = useLocation();
  const { from } = (state ?? {}) as Partial<ReturnState>;
  return (
    <p>{`${pathname} from ${from ? `${from.pathname} ${JSON.stringify(from.state)}` : 'nowhere'}`}</p>
  );
}

async function goToLastStep(): Promise<void> {
  for (let step = 1; step < 4; step += 1) {
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  }
}
