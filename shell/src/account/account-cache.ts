import { useEffect, useRef } from 'react';
import { isServedAnswer, session, useSession } from '@portico/portal-kit';
import { useQueryClient } from '@tanstack/react-query';

/**
 * Clears cached answers when another account, or none, is signed in. The guards have removed protected pages by then; other answers
 * about the account are refreshed. A page that is not hydrated yet keeps the answers it was rendered from.
 */
export function useAccountCache(): void {
  const queries = useQueryClient();
  const token = useSession((state) => state.token);
  const previous = useRef(session.getState().token);
  useEffect(() => {
    const { token: current } = session.getState();
    if (previous.current === current) return;
    previous.current = current;
    queries.removeQueries({ type: 'inactive', predicate: (query) => !isServedAnswer(query) });
    void queries.resetQueries({ predicate: ({ meta }) => meta?.authenticated === true });
  }, [queries, token]);
}
