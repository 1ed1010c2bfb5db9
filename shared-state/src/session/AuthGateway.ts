import type { Clock } from '../clock/clock';
import { AVATARS, PROFILE_FIELDS, type RegistrationForm, type User } from './types';

/** A gateway's result: the signed-in user, or the reason for the refusal. */
export type GatewayResult =
  | { readonly success: true; readonly user: User; readonly token: string }
  | { readonly success: false; readonly error?: string | undefined };

/** Performs sign-in. Tests pass a gateway that refuses, throws or takes long (docs/product/account.md#session). */
export interface AuthGateway {
  login(email: string, password: string): Promise<GatewayResult>;
  register(form: RegistrationForm): Promise<GatewayResult>;
  logout(): Promise<void>;
}

/** How long a simulated call takes, in milliseconds. */
const SIMULATED_LATENCY = 1000;

const PLACEHOLDER_ID = 'user-1';
const FAKE_TOKEN = 'simulated-token';

/** Signs anybody in after one second, because there is no account service. */
export class SimulatedGateway implements AuthGateway {
  constructor(private readonly clock: Clock) {}

  async login(email: string): Promise<GatewayResult> {
    await this.clock.wait(SIMULATED_LATENCY);
    const user: User = { id: PLACEHOLDER_ID, email, name: nameFromEmail(email), avatar: null };
    return { success: true, user, token: FAKE_TOKEN };
  }

  async register(form: RegistrationForm): Promise<GatewayResult> {
    await this.clock.wait(SIMULATED_LATENCY);
    return { success: true, user: userFromForm(form), token: FAKE_TOKEN };
  }

  /** Does nothing, because the session is only in this browser. */
  logout(): Promise<void> {
    return Promise.resolve();
  }
}

/** The part of an e-mail before the at-sign; the whole e-mail if there is no such part. */
export function nameFromEmail(email: string): string {
  const [local = ''] = email.split('@');
  return local.trim() === '' ? email : local;
}

function userFromForm(form: RegistrationForm): User {
  return {
    id: PLACEHOLDER_ID,
    email: form.email,
    name: `${form.firstName} ${form.lastName}`,
    avatar: AVATARS.find((avatar) => avatar === form.avatar) ?? 'avatar1',
    // Field by field, so that other fields, above all passwords, never reach the storage.
    ...Object.fromEntries(PROFILE_FIELDS.map((field) => [field, form[field]])),
  };
}
