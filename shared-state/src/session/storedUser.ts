import * as v from 'valibot';
import { omitUndefined } from '../product/productSummary';
import { nameFromEmail } from './AuthGateway';
import { AVATARS, PROFILE_FIELDS, type User } from './types';

const OptionalText = v.fallback(v.optional(v.string()), undefined);

const UserSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    id: v.pipe(v.string(), v.nonEmpty()),
    email: v.string(),
    // Without a name it gets the same name as a sign-in (docs/product/account.md#session).
    name: v.optional(v.string()),
    avatar: v.fallback(v.nullable(v.picklist(AVATARS)), 'avatar1'),
    ...v.entriesFromList(PROFILE_FIELDS, OptionalText),
  }),
  v.transform((user): User =>
    omitUndefined({ ...user, name: user.name ?? nameFromEmail(user.email) }),
  ),
);

/** The user in a stored text. A malformed text means a guest, never an error. */
export function parseUser(text: string | null): User | null {
  const { success, output } = v.safeParse(UserSchema, text);
  return success ? output : null;
}
