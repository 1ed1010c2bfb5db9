/** @jest-environment jsdom */
import { describe, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toasts } from 'shared-ui';
import { never, renderPage } from '../testing/renderPage';
import { AccountPage } from './AccountPage';

const STORED = {
  user: JSON.stringify({ id: 'u', email: 'a@b.c', name: 'asha', avatar: null, country: 'XX' }),
  token: 't',
};

describe('AccountPage', () => {
  it('only logs a failed sign-out, clears both entries and goes to /login', async () => {
    const consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { values } = renderPage(render, '/account', AccountPage, {
      stored: STORED,
      answers: { logout: () => Promise.reject(new Error('down')) },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Sign Out' }));
    expect(await screen.findByText('arrived at /login')).toBeInTheDocument();
    expect(values.size).toBe(0);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(consoleError).toHaveBeenCalledTimes(1);
    consoleError.mockClear();
  });

  it('does not redirect a shopper who has left the page during the sign-out', async () => {
    let answer = (): void => undefined;
    const logout = (): Promise<void> =>
      new Promise((resolve) => {
        answer = resolve;
      });
    const { session } = renderPage(render, '/account', AccountPage, {
      stored: STORED,
      answers: { logout },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Sign Out' }));
    await userEvent.click(screen.getByText('leave for the cart'));
    await act(async () => {
      answer();
      await Promise.resolve();
    });
    expect(session.activity).toBeNull();
    expect(screen.getByText('arrived at /cart')).toBeInTheDocument();
  });

  it('says that the shopper is signed out', async () => {
    render(<Toasts />);
    renderPage(render, '/account', AccountPage, { stored: STORED });
    await userEvent.click(screen.getByRole('button', { name: 'Sign Out' }));
    expect(await screen.findByText('arrived at /login')).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('You are signed out.');
  });

  it('signs out once, and is busy during the sign-out', async () => {
    const logout = jest.fn(never);
    renderPage(render, '/account', AccountPage, { stored: STORED, answers: { logout } });
    const button = screen.getByRole('button', { name: 'Sign Out' });
    await userEvent.click(button);
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    expect(logout).toHaveBeenCalledTimes(1);
  });

  it('shows stored values, unknown values unchanged, and missing values as not provided', () => {
    renderPage(render, '/account', AccountPage, { stored: STORED });
    expect(screen.getByText('XX')).toBeInTheDocument();
    expect(screen.getAllByText('Not provided')).toHaveLength(9);
  });

  it('shows a guest’s page as soon as the session ends', async () => {
    const { session } = renderPage(render, '/account', AccountPage, { stored: STORED });
    expect(screen.getByText('asha')).toBeInTheDocument();
    await act(() => session.logout());
    expect(screen.getByText(/You are shopping as a guest/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Sign Out' })).not.toBeInTheDocument();
  });

  it.each(['', '?tab=nothing'])('shows the profile for the query %p', (query) => {
    renderPage(render, `/account${query}`, AccountPage);
    expect(screen.getByRole('tab', { name: 'Profile' })).toHaveAttribute('aria-selected', 'true');
  });
});
