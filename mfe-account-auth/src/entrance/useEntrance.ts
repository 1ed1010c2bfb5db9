import { useEffect, useRef, useState } from 'react';
import type { AuthResult } from 'shared-state';

interface Messages {
  /** Shown when a refusal brings no message of its own. */
  readonly refused: string;
  /** Shown when asking itself went wrong. */
  readonly threw: string;
}

interface Entrance {
  readonly error: string | undefined;
  /** Asks to be let in; true when that succeeded. */
  readonly enter: (ask: () => Promise<AuthResult>) => Promise<boolean>;
}

/** What login and registration share: one attempt, and the message when it fails (SPEC §5). */
export function useEntrance({ refused, threw }: Messages): Entrance {
  const [error, setError] = useState<string>();
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  const enter = async (ask: () => Promise<AuthResult>): Promise<boolean> => {
    setError(undefined);
    try {
      const result = await ask();
      if (!result.success) setError(result.error ?? refused);
      // Somebody who has left the page in the meantime is not pulled back.
      return result.success && isHere.current;
    } catch {
      // Whatever was thrown, the shopper can only try again.
      setError(threw);
      return false;
    }
  };

  return { error, enter };
}
