/** @jest-environment jsdom */
import { describe, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toasts } from 'shared-ui';
import { renderPage, SIGNED_IN, USER } from '../testing/renderPage';
import { AccountPage } from './AccountPage';

describe('AccountPage', () => {
  it('says that the shopper is signed out, and goes to /login', async () => {
    render(<Toasts />);
    renderPage(render, '/account', AccountPage, { stored: SIGNED_IN });
    await userEvent.click(screen.getByRole('button', { name: 'Sign Out' }));
    expect(await screen.findByText('arrived at /login')).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('You are signed out.');
  });

  it('signs out once, is busy meanwhile, and does not redirect a shopper who has left the page', async () => {
    let answer = (): void => undefined;
    const logout = jest.fn(() => new Promise<void>((resolve) => (answer = resolve)));
    const { session } = renderPage(render, '/account', AccountPage, {
      stored: SIGNED_IN,
      answers: { logout },
    });
    const button = screen.getByRole('button', { name: 'Sign Out' });
    await userEvent.click(button);
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    expect(logout).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByText('leave for the cart'));
    await act(async () => {
      answer();
      await Promise.resolve();
    });
    expect(session.activity).toBeNull();
    expect(screen.getByText('arrived at /cart')).toBeInTheDocument();
  });

  it('shows stored values, also unknown ones, “Not provided” for missing ones, and a guest’s page once the session ends', async () => {
    const user = { ...USER, country: 'XX' };
    const { session } = renderPage(render, '/account', AccountPage, { stored: { user } });
    expect(screen.getByText('asha')).toBeInTheDocument();
    expect(screen.getByText('XX')).toBeInTheDocument();
    expect(screen.getAllByText('Not provided')).toHaveLength(9);
    await act(() => session.logout());
    expect(screen.getByText(/You are shopping as a guest/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Sign Out' })).not.toBeInTheDocument();
  });

  it('shows the profile for an unknown tab', () => {
    renderPage(render, '/account?tab=nothing', AccountPage);
    expect(screen.getByRole('tab', { name: 'Profile' })).toHaveAttribute('aria-selected', 'true');
  });
});
