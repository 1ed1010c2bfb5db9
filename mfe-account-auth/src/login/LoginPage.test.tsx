/** @jest-environment jsdom */
import { describe, expect, it, jest } from '@jest/globals';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AuthGateway } from 'shared-state';
import { never, renderPage } from '../testing/renderPage';
import { LoginPage } from './LoginPage';

const USER = { id: 'u', email: 'a@b.c', name: 'a', avatar: null };
const ACCEPTED = { success: true, user: USER, token: 't' } as const;

describe('LoginPage', () => {
  it.each([
    [
      'its own message',
      () => Promise.resolve({ success: false, error: 'Closed' } as const),
      'Closed',
    ],
    ['no message', () => Promise.resolve({ success: false } as const), 'Login failed'],
    [
      'an empty message',
      () => Promise.resolve({ success: false, error: '' } as const),
      'Login failed',
    ],
    ['an exception', () => Promise.reject(new Error('down')), 'An error occurred during login'],
  ])('shows the error for %s in an alert', async (_kind, login, message) => {
    const { values } = renderPage(render, '/login', LoginPage, { answers: { login } });
    await signIn();
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(values.size).toBe(0);
    expect(screen.getByRole('button', { name: 'Sign In' })).toBeInTheDocument();
  });

  it('removes an earlier error at the next attempt', async () => {
    const login = jest.fn<AuthGateway['login']>(never);
    login.mockResolvedValueOnce({ success: false });
    renderPage(render, '/login', LoginPage, { answers: { login } });
    await signIn();
    await screen.findByRole('alert');
    await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Signing In...' })).toBeInTheDocument();
  });

  it('starts one attempt for several submits', async () => {
    const login = jest.fn(never);
    renderPage(render, '/login', LoginPage, { answers: { login } });
    await signIn();
    await userEvent.click(screen.getByRole('button', { name: 'Signing In...' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), '{Enter}');
    expect(login).toHaveBeenCalledTimes(1);
  });

  it('shows the messages in a list and at each field, and focuses the first field', async () => {
    const login = jest.fn(never);
    renderPage(render, '/login', LoginPage, { answers: { login } });
    const [email, password] = [
      screen.getByRole('textbox', { name: 'Email' }),
      screen.getByLabelText('Password'),
    ];
    await userEvent.type(email, '  ');
    await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
    const summary = screen.getByRole('alert');
    expect(summary).toHaveTextContent('2 fields need attention:');
    expect(email).toHaveFocus();
    expect(email).toBeInvalid();
    expect(email).toHaveAccessibleDescription('Enter your email');
    expect(password).toHaveAccessibleDescription('Enter your password');
    await userEvent.click(within(summary).getByRole('link', { name: 'Enter your password' }));
    expect(password).toHaveFocus();
    await userEvent.keyboard('pw');
    expect(password).not.toHaveAttribute('aria-invalid');
    expect(screen.getByRole('alert')).toHaveTextContent('1 field needs attention:');
    await userEvent.type(email, 'a{Enter}');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(login).toHaveBeenCalledTimes(1);
  });

  it('replaces the answer to an attempt with the errors of the next attempt', async () => {
    const login = (): Promise<{ success: false }> => Promise.resolve({ success: false });
    renderPage(render, '/login', LoginPage, { answers: { login } });
    await signIn();
    expect(await screen.findByRole('alert')).toHaveTextContent('Login failed');
    await userEvent.clear(screen.getByLabelText('Password'));
    await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(screen.getByRole('alert')).toHaveTextContent('1 field needs attention:');
  });

  it('removes errors when a sample fills in the fields', async () => {
    renderPage(render, '/login', LoginPage);
    await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
    await userEvent.click(screen.getByRole('button', { name: 'Customer' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Email' })).not.toHaveAttribute('aria-invalid');
  });

  it('stores nothing and goes nowhere once the shopper has left the page', async () => {
    let answer = (): void => undefined;
    const login = (): Promise<typeof ACCEPTED> =>
      new Promise((resolve) => {
        answer = () => resolve(ACCEPTED);
      });
    const { values } = renderPage(render, '/login', LoginPage, { answers: { login } });
    await signIn();
    await userEvent.click(screen.getByText('leave for the cart'));
    await act(async () => {
      answer();
      await Promise.resolve();
    });
    expect(screen.getByText('arrived at /cart')).toBeInTheDocument();
    expect(values.size).toBe(0);
  });

  it('shows the password on request, and says that the provider buttons do nothing', async () => {
    renderPage(render, '/login', LoginPage);
    const password = screen.getByLabelText('Password');
    expect(password).toHaveAttribute('autocomplete', 'current-password');
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(password).toHaveAttribute('type', 'text');
    for (const name of ['Google', 'Facebook']) {
      expect(screen.getByRole('button', { name })).toHaveAccessibleDescription(
        'Demo: Google and Facebook are not connected',
      );
    }
    expect(screen.getByText('You stay signed in either way')).toBeInTheDocument();
  });

  it('goes to / if no page sent the shopper to sign-in', async () => {
    renderPage(render, '/login', LoginPage, {
      answers: { login: () => Promise.resolve(ACCEPTED) },
    });
    await signIn();
    expect(await screen.findByText('arrived at /')).toBeInTheDocument();
  });

  it.each([
    ['User', 'user@example.com'],
    ['Admin', 'admin@example.com'],
    ['Customer', 'customer@example.com'],
  ])('fills in the form with %s', async (name, email) => {
    renderPage(render, '/login', LoginPage);
    await userEvent.click(screen.getByRole('button', { name }));
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
    expect(screen.getByLabelText('Password')).not.toHaveValue('');
  });
});

async function signIn(): Promise<void> {
  await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), 'a@b.c');
  await userEvent.type(screen.getByLabelText('Password'), 'pw');
  await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
}
