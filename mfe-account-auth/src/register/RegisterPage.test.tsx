/** @jest-environment jsdom */
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dropDraft } from './draft';
import { sampleProfiles } from './sampleProfiles';
import { LoginPage } from '../login/LoginPage';
import { accept, never, refuse, renderPage } from '../testing/renderPage';
import { RegisterPage } from './RegisterPage';

afterEach(dropDraft);

describe('RegisterPage', () => {
  it.each([
    ['no message', refuse(), 'Registration failed'],
    ['an exception', () => Promise.reject(new Error()), 'An error occurred during registration'],
  ])('shows the error for %s in an alert', async (_kind, register, message) => {
    renderPage(render, '/register', RegisterPage, { answers: { register } });
    await goToStep(4);
    await userEvent.click(screen.getByRole('button', { name: 'Create Account' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
  });

  it.each([0, 1])('submits all of sample profile %p', async (index) => {
    const register = jest.fn(never);
    renderPage(render, '/register', RegisterPage, { answers: { register } });
    await userEvent.click(screen.getByRole('button', { name: `Use sample profile ${index + 1}` }));
    await goToStep(4);
    await userEvent.click(screen.getByRole('button', { name: 'Create Account' }));
    expect(screen.getByRole('status')).toHaveTextContent('Creating your account');
    await userEvent.click(screen.getByRole('button', { name: 'Creating Account...' }));
    await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
    expect(screen.getByText('Step 4 of 4')).toBeInTheDocument();
    expect(register.mock.calls).toEqual([[sampleProfiles[index]]]);
  });

  it.each([
    ['/checkout', { isBuyNow: true }, /^at \/ .*"\/checkout".*\{"isBuyNow":true\}/],
    ['/cart', null, 'at /'],
  ])('leads to / after a sign-in for %s', async (pathname, state, arrival) => {
    renderPage(render, '/register', RegisterPage, {
      answers: { register: accept },
      state: { from: { pathname, state } },
    });
    await goToStep(4);
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
    const gender = screen.getByRole('combobox', { name: 'Gender' });
    expect(gender).toHaveAccessibleDescription('Choose your gender');
  });

  it('focuses the heading of the next step, and submits only on the last one, also for Enter', async () => {
    const register = jest.fn(never);
    renderPage(render, '/register', RegisterPage, { answers: { register } });
    await userEvent.type(screen.getByRole('textbox', { name: 'First Name' }), 'Asha{Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(screen.getByRole('heading', { name: 'Choose your avatar' })).toHaveFocus();
    await userEvent.type(screen.getByRole('radio', { name: 'Avatar 2' }), '{Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'City' }), 'Pune{Enter}');
    expect(register).not.toHaveBeenCalled();
    expect(screen.getByText('Step 3 of 4')).toBeInTheDocument();
  });

  it('keeps the step and all values, typed or filled in without an event, during a visit to sign-in, and Previous still works', async () => {
    renderPage(render, '/register', RegisterPage, { others: { '/login': LoginPage } });
    await userEvent.type(screen.getByRole('textbox', { name: 'First Name' }), 'Asha');
    screen.getByRole<HTMLInputElement>('textbox', { name: 'Last Name' }).value = 'Rao';
    await goToStep(3);
    await userEvent.type(screen.getByLabelText('Password'), 'Secret-Thread-9');
    await userEvent.type(screen.getByLabelText('Confirm Password'), 'Secret');
    await userEvent.click(screen.getByRole('link', { name: 'Sign in' }));
    await userEvent.click(screen.getByRole('link', { name: 'Create account' }));
    expect(screen.getByText('Step 3 of 4')).toBeInTheDocument();
    expect(screen.getByLabelText('Password')).toHaveValue('Secret-Thread-9');
    expect(screen.getByLabelText('Confirm Password')).toHaveValue('Secret');
    await userEvent.dblClick(screen.getByRole('button', { name: 'Previous' }));
    expect(screen.getByText('Step 2 of 4')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
    expect(screen.getByRole('textbox', { name: 'First Name' })).toHaveValue('Asha');
    expect(screen.getByRole('textbox', { name: 'Last Name' })).toHaveValue('Rao');
    expect(screen.queryByRole('button', { name: 'Previous' })).toBeNull();
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
      await userEvent.click(screen.getByRole('button', { name }));
    }
    expect(info.mock.calls.map(([text]): unknown => text)).toEqual([
      'Registering with Google is not connected in this demo.',
      'Registering with Facebook is not connected in this demo.',
    ]);
  });

  it('allows suggested passwords, for the email of the first step, and only requires that a password is not empty', async () => {
    renderPage(render, '/register', RegisterPage);
    await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), 'a@b.c');
    await goToStep(3);
    expect(document.querySelector('[autocomplete="username"]')).toHaveValue('a@b.c');
    for (const name of ['Password', 'Confirm Password']) {
      const field = screen.getByLabelText(name);
      expect(field).toHaveAttribute('autocomplete', 'new-password');
      expect(field).toBeRequired();
      expect(field).not.toHaveAttribute('minlength');
      expect(field).not.toHaveAttribute('pattern');
    }
  });
});

async function goToStep(last: number): Promise<void> {
  for (let step = 1; step < last; step += 1) {
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  }
}
