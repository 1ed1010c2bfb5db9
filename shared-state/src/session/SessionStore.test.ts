/** @jest-environment @stryker-mutator/jest-runner/jest-env/jsdom */
import { describe, expect, it, jest } from '@jest/globals';
import type { Clock } from '../clock/clock';

import { MemoryStorage } from '../testing/memoryStorage';
import { testStores } from '../testing/testStores';
import { SimulatedGateway, type AuthGateway } from './AuthGateway';
import type { SessionStore } from './SessionStore';
import type { RegistrationForm } from './types';

const FORM: RegistrationForm = {
  firstName: 'Asha',
  lastName: 'Rao',
  email: 'asha@example.com',
  phone: '555 0100',
  password: 'secret-1',
  confirmPassword: 'secret-1',
  dateOfBirth: '1990-04-12',
  gender: 'female',
  address: '12 Mill Lane',
  city: 'Pune',
  state: 'MH',
  zipCode: '411001',
  country: 'IN',
  newsletter: true,
  terms: false,
  avatar: 'avatar3',
};

describe('SessionStore reading the stored user', () => {
  it('is loading until the stored user is read', () => {
    const { session } = testStores(() => new MemoryStorage());
    expect(session.loading).toBe(true);
    session.start();
    expect(session.loading).toBe(false);
    expect(session.isAuthenticated).toBe(false);
  });

  it('gives a stored user without a name the same name as a sign-in, and a valid avatar', () => {
    const user = { id: 'u', email: 'asha@example.com', avatar: 'avatar9' };
    const session = startSession(new MemoryStorage({ user }));
    expect(session.user).toEqual({ ...user, name: 'asha', avatar: 'avatar1' });
  });
});

describe('SessionStore signing in', () => {
  it('takes one second, then stores the user and a plain token', async () => {
    const storage = new MemoryStorage();
    const wait = jest.spyOn(INSTANT, 'wait');
    const { session } = testStores(() => storage, INSTANT);
    await expect(session.login('asha@example.com', 'pw')).resolves.toEqual({ success: true });
    expect(wait.mock.calls).toEqual([[1000]]);
    expect(storage.json('user')).toEqual({
      id: 'user-1',
      email: 'asha@example.com',
      name: 'asha',
      avatar: null,
    });
    expect(storage.getItem('token')).toBe('simulated-token');
  });

  it.each([
    ['asha@example.com', 'asha'],
    ['no-at-sign', 'no-at-sign'],
    ['@nobody', '@nobody'],
    ['a@b@c', 'a'],
    [' @nobody', ' @nobody'],
  ])('names %p %p', async (email, name) => {
    const session = startSession();
    await session.login(email, 'pw');
    expect(session.user?.name).toBe(name);
  });

  it('passes on a refusal and stores nothing', async () => {
    const storage = new MemoryStorage();
    const session = startSession(storage, {
      login: () => Promise.resolve({ success: false, error: 'Closed' }),
    });
    await expect(session.login('a@b.c', 'pw')).resolves.toEqual({
      success: false,
      error: 'Closed',
    });
    expect(storage.values.size).toBe(0);
  });

  it('rejects with the gateway’s error, and can be tried again', async () => {
    const session = startSession(new MemoryStorage(), {
      login: () => Promise.reject(new Error('down')),
    });
    await expect(session.login('a@b.c', 'pw')).rejects.toThrow('down');
    expect(session.activity).toBeNull();
    await expect(session.register(FORM)).resolves.toEqual({ success: true });
  });
});

describe('SessionStore registering', () => {
  it('stores the profile with the session, and never a password', async () => {
    const storage = new MemoryStorage();
    const session = startSession(storage);
    const registration = session.register(FORM);
    expect(session.activity).toBe('register');
    await registration;
    expect(session.user).toMatchObject({ name: 'Asha Rao', avatar: 'avatar3', city: 'Pune' });
    const everything = JSON.stringify([...storage.values]);
    expect(everything).not.toContain('secret-1');
    expect(everything).not.toMatch(/password/i);
  });

  it.each([undefined, 'avatar7', ''])('replaces the avatar %p with the first', async (avatar) => {
    const session = startSession();
    await session.register({ ...FORM, avatar });
    expect(session.user?.avatar).toBe('avatar1');
  });
});

describe('SessionStore signing out', () => {
  it('signs the shopper out at once, and is busy until the gateway has answered', async () => {
    const session = startSession(new MemoryStorage({ user: USER, token: 't' }));
    const logout = session.logout();
    expect(session.isAuthenticated).toBe(false);
    expect(session.activity).toBe('logout');
    await logout;
    expect(session.activity).toBeNull();
  });

  it('clears both entries if the gateway throws, and only logs the error', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const storage = new MemoryStorage({ user: USER, token: 't' });
    const session = startSession(storage, { logout: () => Promise.reject(new Error('down')) });
    await expect(session.logout()).resolves.toBeUndefined();
    expect(log).toHaveBeenCalledWith('The gateway failed to sign out.', new Error('down'));
    log.mockClear();
    expect(storage.values.size).toBe(0);
    expect(session.activity).toBeNull();
  });
});

describe('SessionStore abandoning a sign-in', () => {
  it('stores no token of the attempt later, when there is room again', async () => {
    const storage = new MemoryStorage({ user: USER });
    const session = startSession(storage);
    storage.isFull = true;
    await session.login('a@b.c', 'pw');
    storage.isFull = false;
    storage.values.clear();
    // No event for the token, because none was stored.
    window.dispatchEvent(new StorageEvent('storage', { key: 'user', newValue: null }));
    window.dispatchEvent(new Event('pageshow'));
    expect(storage.values.size).toBe(0);
  });

  it('answers the attempt with a failure', async () => {
    const session = startSession();
    const attempt = session.login('a@b.c', 'pw');
    session.abandon();
    await expect(attempt).resolves.toEqual({ success: false });
  });
});

const USER = { id: 'u', email: 'a@b.c', name: 'a', avatar: null };

const INSTANT: Clock = { now: () => new Date(0), wait: () => Promise.resolve() };

/** A started session with the simulated gateway, but for the given methods, and with a clock that does not wait. */
function startSession(
  storage = new MemoryStorage(),
  gateway: Partial<AuthGateway> = {},
): SessionStore {
  const { session } = testStores(
    () => storage,
    undefined,
    Object.assign(new SimulatedGateway(INSTANT), gateway),
  );
  session.start();
  return session;
}
