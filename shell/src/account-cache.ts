import { useEffect, useRef } from 'react';
import { useSession } from '@portico/portal-kit';
import { useQueryClient } from '@tanstack/react-query';

/**
 * Forgets what the API told one account as soon as another, or no one, is signed in. By the time of this effect the guards
 * have taken away the pages that the new visitor may not see; what is still shown of an account is asked for again.
 */
export function useAccountCache(): void {
  const queries = useQueryClient();
  const token = useSession((session) => session.token);
  const previous = useRef(token);
  useEffect(() => {
    if (previous.current === token) return;
    previous.current = token;
    queries.removeQueries({ type: 'inactive' });
    void queries.resetQueries({ predicate: ({ meta }) => meta?.authenticated === true });
  }, [queries, token]);
}
