/** @jest-environment jsdom */
import { describe, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AuthGateway } from 'shared-state';
import { accept, never, refuse, renderPage, SIGNED_IN, USER } from '../testing/renderPage';
import { LoginPage } from './LoginPage';

describe('LoginPage', () => {
  it.each([
    ['its own message', refuse('Closed'), 'Closed'],
    ['no message', refuse(), 'Login failed'],
    ['an empty message', refuse(''), 'Login failed'],
    ['an exception', () => Promise.reject(new Error('down')), 'An error occurred during login'],
  ])('shows the error for %s in an alert', async (_kind, login, message) => {
    renderPage(render, '/login', LoginPage, { answers: { login } });
    await signIn();
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
  });

  it('removes an earlier error at the next attempt, and starts one for several submits', async () => {
    const login = jest.fn<AuthGateway['login']>(never);
    login.mockImplementationOnce(refuse());
    renderPage(render, '/login', LoginPage, { answers: { login } });
    await signIn();
    await screen.findByRole('alert');
    await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('Signing you in');
    await userEvent.click(screen.getByRole('button', { name: 'Signing In...' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), '{Enter}');
    expect(login).toHaveBeenCalledTimes(2);
  });

  it('lists what is missing, also an email of spaces, and shows it at each field', async () => {
    renderPage(render, '/login', LoginPage);
    const email = screen.getByRole('textbox', { name: 'Email' });
    await userEvent.type(email, '  ');
    await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(screen.getByRole('alert')).toHaveTextContent('2 fields need attention:');
    expect(email).toHaveAccessibleDescription('Enter your email');
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Enter your password');
  });

  it('signs in with what a program has filled in without any event', async () => {
    const login = jest.fn<AuthGateway['login']>(never);
    renderPage(render, '/login', LoginPage, { answers: { login } });
    for (const [name, value] of Object.entries({ Email: 'asha@example.com', Password: 'pw' })) {
      Object.assign(screen.getByLabelText(name), { value });
    }
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(login.mock.calls).toEqual([['asha@example.com', 'pw']]);
  });

  it('replaces the answer to an attempt with the errors of the next attempt', async () => {
    renderPage(render, '/login', LoginPage, { answers: { login: refuse() } });
    await signIn();
    expect(await screen.findByRole('alert')).toHaveTextContent('Login failed');
    await userEvent.clear(screen.getByLabelText('Password'));
    await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(screen.getByRole('alert')).toHaveTextContent('1 field needs attention:');
  });

  it.each(['User', 'Admin', 'Customer'])('fills in sample %s, without errors', async (name) => {
    renderPage(render, '/login', LoginPage);
    await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
    await userEvent.click(screen.getByRole('button', { name }));
    const email = screen.getByRole('textbox', { name: 'Email' });
    expect(email).toHaveValue(`${name.toLowerCase()}@example.com`);
    expect(email).not.toHaveAttribute('aria-invalid');
    expect(screen.getByLabelText('Password')).not.toHaveValue('');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('stores nothing and goes nowhere once the shopper has left the page', async () => {
    let answer = (): void => undefined;
    const login: AuthGateway['login'] = () =>
      new Promise((resolve) => (answer = () => resolve(accept())));
    const { storage } = renderPage(render, '/login', LoginPage, { answers: { login } });
    await signIn();
    await userEvent.click(screen.getByText('leave for the cart'));
    await act(() => Promise.resolve(answer()));
    expect(screen.getByText('at /cart')).toBeInTheDocument();
    expect(storage.values.size).toBe(0);
  });

  it('shows the password on request, and says that the provider buttons do nothing', async () => {
    renderPage(render, '/login', LoginPage);
    const password = screen.getByLabelText('Password');
    expect(password).toHaveAttribute('autocomplete', 'current-password');
    expect(screen.getByLabelText('Email')).toHaveAttribute('autocomplete', 'username');
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(password).toHaveAttribute('type', 'text');
    const google = screen.getByRole('button', { name: 'Google' });
    expect(google).toHaveAccessibleDescription('Demo: Google and Facebook are not connected');
    expect(screen.getByText('You stay signed in either way')).toBeInTheDocument();
  });

  it('calls a signed-in shopper without email and name unnamed', () => {
    const stored = { ...SIGNED_IN, user: { ...USER, email: '', name: ' ' } };
    renderPage(render, '/login', LoginPage, { stored });
    expect(screen.getByText('Unnamed')).toBeInTheDocument();
  });

  it('goes to / if no page sent the shopper to sign-in', async () => {
    renderPage(render, '/login', LoginPage, { answers: { login: accept } });
    await signIn();
    expect(await screen.findByText('at /')).toBeInTheDocument();
  });
});

async function signIn(): Promise<void> {
  await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), 'a@b.c');
  await userEvent.type(screen.getByLabelText('Password'), 'pw');
  await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
}
