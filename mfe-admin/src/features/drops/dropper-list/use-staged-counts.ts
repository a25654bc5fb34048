import type { DropTable } from '@portico/domain';
import { useMemo } from 'react';
import { useStagedDrops } from '../../../shared/drops/staged-drops';

export const dropperKey = (table: DropTable, id: number) => `${table}:${id}`;

/** How many staged edits each dropper has, by `dropperKey`. */
export function useStagedCounts(): ReadonlyMap<string, number> {
  const drops = useStagedDrops();
  return useMemo(() => {
    const counts = new Map<string, number>();
    for (const { table, dropperId } of drops) {
      const key = dropperKey(table, dropperId);
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    return counts;
  }, [drops]);
}
