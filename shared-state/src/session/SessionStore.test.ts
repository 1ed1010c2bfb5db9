/** @jest-environment @stryker-mutator/jest-runner/jest-env/jsdom */
import { describe, expect, it, jest } from '@jest/globals';
import { MemoryStorage } from '../testing/memoryStorage';
import { instantClock, loneTab, startStores, testStores } from '../testing/testStores';
import { SimulatedGateway, type AuthGateway } from './AuthGateway';
import type { RegistrationForm } from './types';

/** The fields that these tests read. */
const FORM = {
  firstName: 'Asha',
  lastName: 'Rao',
  city: 'Pune',
  avatar: 'avatar3',
  password: 'secret-1',
  confirmPassword: 'secret-1',
} as RegistrationForm;

describe('SessionStore reading the stored user', () => {
  it('gives a stored user without a name the same name as a sign-in, and a valid avatar', () => {
    const user = { id: 'u', email: 'asha@example.com', avatar: 'avatar9' };
    const { session } = startSession({ user });
    expect(session.user).toEqual({ ...user, name: 'asha', avatar: 'avatar1' });
  });
});

describe('SessionStore signing in', () => {
  it('takes one second, then stores the user and a plain token', async () => {
    const storage = new MemoryStorage();
    const wait = jest.spyOn(instantClock, 'wait');
    const { session } = testStores(() => storage, instantClock);
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
    const { session } = startSession();
    await session.login(email, 'pw');
    expect(session.user?.name).toBe(name);
  });

  it('passes on a refusal and stores nothing', async () => {
    const refusal = { success: false, error: 'Closed' } as const;
    const { storage, session } = startSession({}, { login: () => Promise.resolve(refusal) });
    await expect(session.login('a@b.c', 'pw')).resolves.toEqual(refusal);
    expect(storage.values.size).toBe(0);
  });

  it('rejects with the gateway’s error, and can be tried again', async () => {
    const { session } = startSession({}, { login: () => Promise.reject(new Error('down')) });
    await expect(session.login('a@b.c', 'pw')).rejects.toThrow('down');
    expect(session.activity).toBeNull();
    await expect(session.register(FORM)).resolves.toEqual({ success: true });
  });
});

describe('SessionStore registering', () => {
  it('stores the profile with the session, and never a password', async () => {
    const { storage, session } = startSession();
    const registration = session.register(FORM);
    expect(session.activity).toBe('register');
    await registration;
    expect(session.user).toMatchObject({ name: 'Asha Rao', avatar: 'avatar3', city: 'Pune' });
    const everything = JSON.stringify([...storage.values]);
    expect(everything).not.toContain('secret-1');
    expect(everything).not.toMatch(/password/i);
  });

  it.each([undefined, 'avatar7', ''])('replaces the avatar %p with the first', async (avatar) => {
    const { session } = startSession();
    await session.register({ ...FORM, avatar });
    expect(session.user?.avatar).toBe('avatar1');
  });
});

describe('SessionStore signing out', () => {
  it('clears both entries at once, and only logs an error of the gateway', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { storage, session } = startSession(
      { user: USER, token: 't' },
      { logout: () => Promise.reject(new Error('down')) },
    );
    const logout = session.logout();
    expect(session.isAuthenticated).toBe(false);
    expect(storage.values.size).toBe(0);
    expect(session.activity).toBe('logout');
    await expect(logout).resolves.toBeUndefined();
    expect(log).toHaveBeenCalledWith('The gateway failed to sign out.', new Error('down'));
    log.mockClear();
    expect(session.activity).toBeNull();
  });
});

describe('SessionStore abandoning a sign-in', () => {
  it('stores no token of the attempt later, when there is room again', async () => {
    const { storage, session } = startSession({ user: USER });
    storage.isFull = true;
    await session.login('a@b.c', 'pw');
    storage.isFull = false;
    // No event for the token, because none was stored.
    storage.writeElsewhere('user', null);
    window.dispatchEvent(new Event('pageshow'));
    expect(storage.values.size).toBe(0);
  });

  it('answers the attempt with a failure', async () => {
    const { session } = startSession();
    const attempt = session.login('a@b.c', 'pw');
    session.abandon();
    await expect(attempt).resolves.toEqual({ success: false });
  });
});

const USER = { id: 'u', email: 'a@b.c', name: 'a', avatar: null };

/** Started stores. Their gateway is simulated, except for the given methods, and does not wait. */
function startSession(
  stored = {},
  gateway: Partial<AuthGateway> = {},
): ReturnType<typeof startStores> {
  return startStores(stored, loneTab, Object.assign(new SimulatedGateway(instantClock), gateway));
}
