import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Disposer, StoredText } from '../persistence/StoredText';
import type { AuthGateway, GatewayResult } from './AuthGateway';
import { parseUser } from './storedUser';
import type { AuthResult, RegistrationForm, User } from './types';

/** What the session is busy with, if anything. */
export type SessionActivity = 'login' | 'register' | null;

/** Who is shopping (SPEC §4, Auth), kept under the keys `user` and `token`. */
export class SessionStore {
  user: User | null = null;
  /** True until the stored user has been read. */
  loading = true;
  activity: SessionActivity = null;
  /** Counts sign-outs, so that a sign-in that began before one is void when it ends. */
  private generation = 0;
  private pending: Promise<AuthResult> | null = null;

  constructor(
    private readonly userText: StoredText,
    private readonly tokenText: StoredText,
    private readonly gateway: AuthGateway,
  ) {
    makeAutoObservable<this, 'userText' | 'tokenText' | 'gateway' | 'generation' | 'pending'>(
      this,
      {
        user: observableRef,
        userText: false,
        tokenText: false,
        gateway: false,
        generation: false,
        pending: false,
      },
      { autoBind: true },
    );
  }

  /** Authenticated means having a user (SPEC §4). */
  get isAuthenticated(): boolean {
    return this.user !== null;
  }

  /** Signs in. Rejects with whatever the gateway throws; a second call while one is under way joins it. */
  login(email: string, password: string): Promise<AuthResult> {
    return this.enter('login', () => this.gateway.login(email, password));
  }

  /** Registers and signs in. Behaves as {@link login}. */
  register(form: RegistrationForm): Promise<AuthResult> {
    return this.enter('register', () => this.gateway.register(form));
  }

  /** Clears both stored entries; it also voids a sign-in that is under way. */
  logout(): void {
    this.generation += 1;
    this.user = null;
    this.userText.write(null);
    this.tokenText.write(null);
  }

  /** Reads the stored user and follows the other tabs until the disposer is called. */
  start(): Disposer {
    this.readUser();
    return this.userText.follow(this.readUser);
  }

  private readUser(): void {
    const text = this.userText.read();
    this.user = parseUser(text);
    if (text !== null && this.user === null) this.userText.keepAside(text);
    this.loading = false;
  }

  private enter(
    activity: 'login' | 'register',
    ask: () => Promise<GatewayResult>,
  ): Promise<AuthResult> {
    this.pending ??= this.ask(activity, ask).finally(() => {
      this.pending = null;
    });
    return this.pending;
  }

  private async ask(
    activity: 'login' | 'register',
    ask: () => Promise<GatewayResult>,
  ): Promise<AuthResult> {
    const { generation } = this;
    this.activity = activity;
    try {
      const result = await ask();
      if (!result.success) return { success: false, error: result.error };
      if (generation !== this.generation) return { success: false };
      this.enterAs(result.user, result.token);
      return { success: true };
    } finally {
      runInAction(() => {
        this.activity = null;
      });
    }
  }

  private enterAs(user: User, token: string): void {
    this.user = user;
    this.userText.write(JSON.stringify(user));
    this.tokenText.write(token);
  }
}
