import { useEffect, useState } from 'react';
import { useAuth, type AuthResult } from 'shared-state';

interface Messages {
  /** Shown for a refusal without a message. */
  readonly refusal: string;
  readonly exception: string;
}

interface AuthSubmit {
  readonly error: string | undefined;
  readonly clearError: () => void;
  /** Runs an attempt. True if it succeeded. */
  readonly submit: (attempt: () => Promise<AuthResult>) => Promise<boolean>;
}

/**
 * The submission of login and registration: one attempt at a time, and its error message
 * (docs/product/account.md#sign-in). Leaving the page cancels the attempt. Then nothing is stored, and there is no redirect.
 */
export function useAuthSubmit({ refusal, exception }: Messages): AuthSubmit {
  const session = useAuth();
  const [error, setError] = useState<string>();
  // An abandoned attempt never succeeds.
  useEffect(() => session.abandon, [session]);

  const submit = async (attempt: () => Promise<AuthResult>): Promise<boolean> => {
    setError(undefined);
    try {
      const result = await attempt();
      // `||`, because an empty message does not help.
      if (!result.success) setError(result.error || refusal);
      return result.success;
    } catch {
      // The shopper can only try again, so the error does not matter.
      setError(exception);
      return false;
    }
  };

  return { error, clearError: () => setError(undefined), submit };
}
