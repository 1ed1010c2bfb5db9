import type { Clock } from '../clock/clock';
import { AVATARS, type Avatar, type RegistrationForm, type User } from './types';

/** What a gateway answers: who signed in, or why not. */
export type GatewayResult =
  | { readonly success: true; readonly user: User; readonly token: string }
  | { readonly success: false; readonly error?: string | undefined };

/** Where sign-in happens. A test gives one that refuses, throws or takes long (docs/product/account.md#session). */
export interface AuthGateway {
  login(email: string, password: string): Promise<GatewayResult>;
  register(form: RegistrationForm): Promise<GatewayResult>;
  logout(): Promise<void>;
}

/** How long a simulated call takes, in milliseconds. */
const SIMULATED_LATENCY = 1000;

const PLACEHOLDER_ID = 'user-1';
const FAKE_TOKEN = 'simulated-token';

/** Signs anybody in after one second: there is no account service. */
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

  /** Does nothing: the session is in this browser only. */
  logout(): Promise<void> {
    return Promise.resolve();
  }
}

/** The part of an e-mail before the at-sign, or all of it where that part is missing or empty. */
export function nameFromEmail(email: string): string {
  const [local = ''] = email.split('@');
  return local.trim() === '' ? email : local;
}

/** The avatar of a choice; an unknown one falls back to the first. */
function toAvatar(choice: string | undefined): Avatar {
  return AVATARS.find((avatar) => avatar === choice) ?? 'avatar1';
}

function userFromForm(form: RegistrationForm): User {
  // Field by field: what is not named here, above all a password, never reaches storage.
  return {
    id: PLACEHOLDER_ID,
    email: form.email,
    name: `${form.firstName} ${form.lastName}`,
    avatar: toAvatar(form.avatar),
    firstName: form.firstName,
    lastName: form.lastName,
    phone: form.phone,
    dateOfBirth: form.dateOfBirth,
    gender: form.gender,
    address: form.address,
    city: form.city,
    state: form.state,
    zipCode: form.zipCode,
    country: form.country,
  };
}
