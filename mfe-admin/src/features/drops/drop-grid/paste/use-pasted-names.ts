import { useQuery, useQueryClient } from '@tanstack/react-query';
import { itemSearchQuery } from '../../../../shared/drops/drops.queries';
import type { PastedLine } from './read-table';

/** So many names that no row of the dropper has are looked for; a longer list goes by ids. */
const MAX_NAMES = 50;

/** The ids of items that a paste calls by name: those of the rows, and those that the game knows by just that name. */
export function usePastedNames(lines: readonly PastedLine[], known: ReadonlyMap<string, number>) {
  const queries = useQueryClient();
  const names = new Set<string>();
  for (const { item, name } of lines) {
    const text = (item ?? name ?? '').replace(/^'/, '').toLocaleLowerCase();
    if (text.length > 1 && !/^\d+$/.test(text) && !known.has(text)) names.add(text);
  }
  const asked = [...names].slice(0, MAX_NAMES);
  const { data, isLoading } = useQuery({
    queryKey: ['pasted-item-names', ...asked],
    enabled: asked.length > 0,
    queryFn: async () => {
      const found: [string, number][] = [];
      for (const text of asked) {
        const items = await queries.fetchQuery(itemSearchQuery(text));
        const exact = items.filter(({ name }) => name.toLocaleLowerCase() === text);
        // Two items of one name: only an id says which.
        if (exact.length === 1 && exact[0] !== undefined) found.push([text, exact[0].id]);
      }
      return found;
    },
  });
  return { ids: new Map([...known, ...(data ?? [])]), isPending: isLoading };
}
