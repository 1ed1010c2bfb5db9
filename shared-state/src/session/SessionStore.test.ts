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

  it('is authenticated when a user is stored, with or without a token', () => {
    const user = { id: 'user-1', email: 'a@b.c', name: 'a', avatar: null };
    const session = startSession(new MemoryStorage({ user }));
    expect(session.isAuthenticated).toBe(true);
    expect(session.user).toEqual(user);
  });

  it('is a guest with only a token', () => {
    expect(startSession(new MemoryStorage({ token: 'x' })).isAuthenticated).toBe(false);
  });

  it('gives a stored user without a name the same name as a sign-in', () => {
    const user = { id: 'u', email: 'asha@example.com', avatar: null };
    expect(startSession(new MemoryStorage({ user })).user?.name).toBe('asha');
  });

  it('replaces an unknown avatar with the first avatar', () => {
    const user = { id: 'u', email: 'a@b.c', name: 'a', avatar: 'avatar9' };
    expect(startSession(new MemoryStorage({ user })).user?.avatar).toBe('avatar1');
  });

  it('follows a sign-in, a sign-out and an erased storage in another tab', () => {
    const storage = new MemoryStorage();
    const session = startSession(storage);
    const user = { id: 'u', email: 'a@b.c', name: 'a', avatar: null };
    storage.writeElsewhere('user', user);
    expect(session.isAuthenticated).toBe(true);
    storage.clearElsewhere();
    expect(session.isAuthenticated).toBe(false);
  });
});

describe('SessionStore signing in', () => {
  it('takes one second, then stores the user and a plain token', async () => {
    const storage = new MemoryStorage();
    const waits: number[] = [];
    const clock: Clock = {
      now: () => new Date(0),
      wait: (milliseconds) => {
        waits.push(milliseconds);
        return Promise.resolve();
      },
    };
    const { session } = testStores(() => storage, clock);
    session.start();
    await expect(session.login('asha@example.com', 'pw')).resolves.toEqual({ success: true });
    expect(waits).toEqual([1000]);
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
    const session = startSession(new MemoryStorage(), instantGateway());
    await session.login(email, 'pw');
    expect(session.user?.name).toBe(name);
  });

  it('passes on a refusal and stores nothing', async () => {
    const storage = new MemoryStorage();
    const gateway = {
      ...instantGateway(),
      login: () => Promise.resolve({ success: false as const, error: 'Closed' }),
    };
    const session = startSession(storage, gateway);
    await expect(session.login('a@b.c', 'pw')).resolves.toEqual({
      success: false,
      error: 'Closed',
    });
    expect(storage.values.size).toBe(0);
  });

  it('rejects with the gateway’s error, and can be tried again', async () => {
    let attempts = 0;
    const working = instantGateway();
    const gateway: AuthGateway = {
      ...working,
      login: (email, password) => {
        attempts += 1;
        return attempts === 1 ? Promise.reject(new Error('down')) : working.login(email, password);
      },
    };
    const session = startSession(new MemoryStorage(), gateway);
    await expect(session.login('a@b.c', 'pw')).rejects.toThrow('down');
    expect(session.activity).toBeNull();
    await expect(session.login('a@b.c', 'pw')).resolves.toEqual({ success: true });
  });
});

describe('SessionStore without a storage', () => {
  it('signs in and out in memory, and reports it', async () => {
    const stores = testStores(() => null, INSTANT, instantGateway());
    stores.session.start();
    await stores.session.login('a@b.c', 'pw');
    expect(stores.session.isAuthenticated).toBe(true);
    expect(stores.health.isMemoryOnly).toBe(true);
    await stores.session.logout();
    expect(stores.session.isAuthenticated).toBe(false);
  });
});

describe('SessionStore registering', () => {
  it('stores the profile with the session, and never a password', async () => {
    const storage = new MemoryStorage();
    const session = startSession(storage, instantGateway());
    const registration = session.register(FORM);
    expect(session.activity).toBe('register');
    await registration;
    expect(session.user).toMatchObject({ name: 'Asha Rao', avatar: 'avatar3', city: 'Pune' });
    const everything = JSON.stringify([...storage.values]);
    expect(everything).not.toContain('secret-1');
    expect(everything).not.toMatch(/password/i);
  });

  it.each([undefined, 'avatar7', ''])('replaces the avatar %p with the first', async (avatar) => {
    const session = startSession(new MemoryStorage(), instantGateway());
    await session.register({ ...FORM, avatar });
    expect(session.user?.avatar).toBe('avatar1');
  });
});

describe('SessionStore signing out', () => {
  it('signs the shopper out at once, and is busy until the gateway has answered', async () => {
    let answer = (): void => undefined;
    const gateway: AuthGateway = {
      ...instantGateway(),
      logout: () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    };
    const session = startSession(new MemoryStorage({ user: USER, token: 't' }), gateway);
    const logout = session.logout();
    expect(session.isAuthenticated).toBe(false);
    expect(session.activity).toBe('logout');
    answer();
    await logout;
    expect(session.activity).toBeNull();
  });

  it('clears both entries if the gateway throws, and only logs the error', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const storage = new MemoryStorage({ user: USER, token: 't' });
    const gateway = { ...instantGateway(), logout: () => Promise.reject(new Error('down')) };
    const session = startSession(storage, gateway);
    await expect(session.logout()).resolves.toBeUndefined();
    expect(log).toHaveBeenCalledWith('The gateway failed to sign out.', new Error('down'));
    log.mockClear();
    expect(storage.values.size).toBe(0);
    expect(session.activity).toBeNull();
  });
});

describe('SessionStore abandoning a sign-in', () => {
  it('stores no token of the attempt later, when there is room again', async () => {
    const storage = new MemoryStorage({ user: USER, token: 't' });
    const session = startSession(storage, instantGateway());
    storage.isFull = true;
    await session.login('a@b.c', 'pw');
    storage.isFull = false;
    storage.clearElsewhere();
    window.dispatchEvent(new Event('pageshow'));
    expect(storage.values.size).toBe(0);
  });

  it('does not affect a later attempt', async () => {
    const answers: (() => void)[] = [];
    const clock: Clock = {
      now: () => new Date(0),
      wait: () => new Promise((resolve) => answers.push(resolve)),
    };
    const session = startSession(new MemoryStorage(), gatewayOf(clock));
    const first = session.login('first@b.c', 'pw');
    session.abandon();
    const second = session.login('second@b.c', 'pw');
    answers[0]?.();
    await expect(first).resolves.toEqual({ success: false });
    expect(session.activity).toBe('login');
    answers[1]?.();
    await expect(second).resolves.toEqual({ success: true });
    expect(session.user?.name).toBe('second');
    expect(session.activity).toBeNull();
  });

  it('does not sign out a signed-in shopper', () => {
    const session = startSession(new MemoryStorage({ user: USER }));
    session.abandon();
    expect(session.isAuthenticated).toBe(true);
  });
});

const USER = { id: 'u', email: 'a@b.c', name: 'a', avatar: null };

const INSTANT: Clock = { now: () => new Date(0), wait: () => Promise.resolve() };

function instantGateway(): AuthGateway {
  // The simulated gateway, with a clock that does not wait.
  return gatewayOf(INSTANT);
}

function gatewayOf(clock: Clock): AuthGateway {
  const gateway = new SimulatedGateway(clock);
  return {
    login: (email) => gateway.login(email),
    register: (form) => gateway.register(form),
    logout: () => gateway.logout(),
  };
}

function startSession(storage: MemoryStorage, gateway = instantGateway()): SessionStore {
  const { session } = testStores(() => storage, INSTANT, gateway);
  session.start();
  return session;
}
