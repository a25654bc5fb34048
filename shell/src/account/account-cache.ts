import { useEffect, useRef } from 'react';
import { session, useSession } from '@portico/portal-kit';
import { useQueryClient } from '@tanstack/react-query';

/**
 * Forgets what the API told one account as soon as another, or no one, is signed in. By the time of this effect the guards
 * have taken away the pages that the new visitor may not see; what is still shown of an account is asked for again. Who was
 * signed in before the page was opened is no other: what came with it stays.
 */
export function useAccountCache(): void {
  const queries = useQueryClient();
  const token = useSession((state) => state.token);
  const previous = useRef(session.getState().token);
  useEffect(() => {
    const { token: current } = session.getState();
    if (previous.current === current) return;
    previous.current = current;
    queries.removeQueries({ type: 'inactive' });
    void queries.resetQueries({ predicate: ({ meta }) => meta?.authenticated === true });
  }, [queries, token]);
}
