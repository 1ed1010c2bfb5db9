import { makeAutoObservable, observableRef } from 'mobx';
import { dropShippingDraft } from '../checkout/shippingDraft';
import type { Persistence } from '../persistence/Persistence';
import { StoredText } from '../persistence/StoredText';
import { toJson } from '../persistence/toJson';
import type { AuthGateway, GatewayResult } from './AuthGateway';
import { parseUser } from './storedUser';
import type { AuthResult, RegistrationForm, User } from './types';

/** The shopper's session (docs/product/account.md#session), stored under the keys `user` and `token`. */
export class SessionStore {
  user: User | null = null;
  /** True until the stored user has been read. */
  loading = true;
  activity: 'login' | 'register' | 'logout' | null = null;
  /** Incremented when the shopper signs out or an attempt is abandoned. Answers to older attempts are ignored. */
  #generation = 0;
  #pending: Promise<AuthResult> | null = null;
  readonly #userText: StoredText;
  readonly #tokenText: StoredText;
  readonly #persistence: Persistence;
  readonly #gateway: AuthGateway;

  constructor(persistence: Persistence, gateway: AuthGateway) {
    this.#userText = new StoredText('user', persistence);
    this.#tokenText = new StoredText('token', persistence);
    this.#persistence = persistence;
    this.#gateway = gateway;
    makeAutoObservable(this, { user: observableRef }, { autoBind: true });
  }

  get isAuthenticated(): boolean {
    return this.user !== null;
  }

  /** Signs in. Rejects with the gateway's error. A second call during an attempt joins it. */
  login(email: string, password: string): Promise<AuthResult> {
    this.#pending ??= this.attempt('login', () => this.#gateway.login(email, password));
    return this.#pending;
  }

  /** Registers and signs in. Behaves like {@link login}. */
  register(form: RegistrationForm): Promise<AuthResult> {
    this.#pending ??= this.attempt('register', () => this.#gateway.register(form));
    return this.#pending;
  }

  /**
   * Clears both stored entries at once, cancels a pending sign-in, then calls the gateway. It never rejects, because the
   * shopper is signed out even if the gateway fails. An error of the gateway is only logged.
   */
  async logout(): Promise<void> {
    this.abandon();
    this.user = null;
    this.#userText.write(null);
    this.#tokenText.write(null);
    // Unreadable text under this key belongs to the user too.
    this.#persistence.dropQuarantine('user');
    // So do the fields of the checkout. They stay after a sign-out in another tab, because the shopper may sign in again.
    dropShippingDraft();
    this.activity = 'logout';
    const generation = this.#generation;
    try {
      await this.#gateway.logout();
    } catch (error) {
      // oxlint-disable-next-line no-console -- a failed sign-out is only logged
      console.error('The gateway failed to sign out.', error);
    } finally {
      this.finish(generation);
    }
  }

  /** Cancels a pending attempt. Its result stores nothing and signs nobody in. */
  abandon(): void {
    this.#generation += 1;
    this.#pending = null;
    this.activity = null;
  }

  /** Reads the stored user and follows the other tabs until the disposer is called. */
  start(): () => void {
    this.readUser();
    const unfollowUser = this.#userText.follow(this.followUser);
    const unfollowToken = this.#tokenText.follow(() => undefined);
    return () => {
      unfollowUser();
      unfollowToken();
    };
  }

  private followUser(): void {
    const wasAuthenticated = this.isAuthenticated;
    this.readUser();
    // A sign-out cancels a pending sign-in, also from another tab.
    if (wasAuthenticated && !this.isAuthenticated) {
      this.#tokenText.forgetUnsaved();
      this.abandon();
    }
  }

  private readUser(): void {
    const text = this.#userText.read();
    this.user = parseUser(text);
    if (text !== null && this.user === null) this.#persistence.quarantine('user', text);
    this.loading = false;
  }

  private async attempt(
    activity: 'login' | 'register',
    ask: () => Promise<GatewayResult>,
  ): Promise<AuthResult> {
    const generation = this.#generation;
    this.activity = activity;
    try {
      const result = await ask();
      if (!result.success) return { success: false, error: result.error };
      if (generation !== this.#generation) return { success: false };
      this.signInAs(result.user, result.token);
      return { success: true };
    } finally {
      this.finish(generation);
    }
  }

  private finish(generation: number): void {
    if (generation !== this.#generation) return;
    this.#pending = null;
    this.activity = null;
  }

  private signInAs(user: User, token: string): void {
    this.user = user;
    this.#userText.write(toJson(user));
    this.#tokenText.write(token);
  }
}
