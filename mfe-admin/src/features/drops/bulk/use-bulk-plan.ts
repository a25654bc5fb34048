import type { DropTable } from '@portico/domain';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { stagedDrops } from '../../../shared/drops/staged-drops';
import type { BulkDraft } from './bulk-draft';
import { readRows, type DropperWithRows } from './droppers-rows.queries';
import { planBulk } from './plan-bulk';

/** Reads the rows of all chosen droppers, as they are now, and plans the operation on them with what is staged. */
export function useBulkPlan(table: DropTable, draft: BulkDraft) {
  const [opened] = useState(() => ({ ids: [...draft.targets.keys()], at: Date.now() }));
  const [operation] = useState(draft.operation);
  const [done, setDone] = useState(0);
  const query = useQuery({
    queryKey: ['drop-bulk-rows', table, opened.at],
    queryFn: ({ signal }) => readRows(table, opened.ids, { signal, onPart: setDone }),
    // They are thousands of rows, and as old as they are read.
    gcTime: 0,
    staleTime: Infinity,
    structuralSharing: false,
  });
  const plan = useMemo(
    () =>
      query.data && {
        ...planBulk(table, query.data, operation, stagedDrops()),
        missing: missingIds(opened.ids, query.data),
        droppersRead: query.data,
      },
    [query.data, table, opened, operation],
  );
  return { query, plan, done, total: opened.ids.length };
}

export type ReadPlan = NonNullable<ReturnType<typeof useBulkPlan>['plan']>;

function missingIds(ids: readonly number[], droppers: readonly DropperWithRows[]): number[] {
  const found = new Set(droppers.map(({ monster }) => monster.id));
  return ids.filter((id) => !found.has(id));
}
