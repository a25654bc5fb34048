import { useQuery, useQueryClient } from '@tanstack/react-query';
import { itemSearchQuery } from '../../../../shared/drops/drops.queries';
import type { PastedLine } from './read-table';

/** So many names that no row of the dropper has are looked for; a longer list goes by ids. */
const MAX_NAMES = 50;

/** The ids of items that a paste calls by name: those of the rows, and those that the game knows by just that name. */
export function usePastedNames(lines: readonly PastedLine[], known: ReadonlyMap<string, number>) {
  const names = new Set<string>();
  for (const { item, name } of lines) {
    const text = (item ?? name ?? '').replace(/^'/, '').toLocaleLowerCase();
    if (text.length > 1 && !/^\d+$/.test(text) && !known.has(text)) names.add(text);
  }
  const asked = [...names].slice(0, MAX_NAMES);
  const queries = useQueryClient();
  const { data, isPending } = useQuery({
    queryKey: ['pasted-names', ...asked],
    queryFn: () => Promise.all(asked.map((name) => queries.ensureQueryData(itemSearchQuery(name)))),
    enabled: asked.length > 0,
  });
  const ids = new Map(known);
  asked.forEach((text, index) => {
    const exact = (data?.[index] ?? []).filter(({ name }) => name.toLocaleLowerCase() === text);
    // Two items of one name: only an id says which.
    if (exact.length === 1 && exact[0] !== undefined) ids.set(text, exact[0].id);
  });
  return { ids, isPending: asked.length > 0 && isPending };
}
