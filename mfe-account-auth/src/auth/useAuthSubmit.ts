import { useEffect, useRef, useState } from 'react';
import { useAuth, type AuthResult } from 'shared-state';

interface Messages {
  /** Shown when a refusal brings no message of its own. */
  readonly refused: string;
  /** Shown when asking itself went wrong. */
  readonly threw: string;
}

interface AuthSubmit {
  readonly error: string | undefined;
  /** Asks to be let in; true when that succeeded. */
  readonly enter: (ask: () => Promise<AuthResult>) => Promise<boolean>;
}

/**
 * What login and registration share: one attempt, and the message when it fails (SPEC §5). Leaving the page voids the
 * attempt: nothing is stored, and whoever has left is not pulled back.
 */
export function useAuthSubmit({ refused, threw }: Messages): AuthSubmit {
  const session = useAuth();
  const [error, setError] = useState<string>();
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
      session.abandon();
    };
  }, [session]);

  const enter = async (ask: () => Promise<AuthResult>): Promise<boolean> => {
    setError(undefined);
    try {
      const result = await ask();
      // An empty message says nothing: the shopper gets ours instead.
      if (!result.success) setError(result.error || refused);
      return result.success && isHere.current;
    } catch {
      // Whatever was thrown, the shopper can only try again.
      setError(threw);
      return false;
    }
  };

  return { error, enter };
}
