import { useQueryClient } from '@tanstack/react-query';

/** Makes the pages of this tab ask again: calls whose addresses begin with one of these. */
export function useRefresh(...starts: readonly string[]): () => Promise<void> {
  const queries = useQueryClient();
  return () =>
    queries.invalidateQueries({
      predicate: ({ queryKey: [address] }) => starts.some((start) => String(address).startsWith(start)),
    });
}
