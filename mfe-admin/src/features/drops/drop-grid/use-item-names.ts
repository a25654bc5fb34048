import { MESO_ITEM_ID } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { checkDrops } from '../../../shared/drops/drops.queries';
import type { GridRow } from './grid-row';

/** Names of the items that rows are of: those of the table bring them along, those of added rows are asked for, all at once. */
export function useItemNames(rows: readonly GridRow[]): (itemId: number) => string {
  const t = useTexts('mfe-admin');
  const known = useMemo(
    () =>
      new Map(
        rows.flatMap(({ drop }) => (drop === undefined ? [] : [[drop.itemid, drop.itemName] as const])),
      ),
    [rows],
  );
  const unknown = rows.filter(({ values }) => values.itemId !== MESO_ITEM_ID && !known.has(values.itemId));
  const changes = unknown.map(({ table, dropperId, values }) => ({
    table,
    dropperId,
    rowId: null,
    before: null,
    after: values,
  }));
  const ids = [...new Set(changes.map(({ after }) => after.itemId))].sort((one, other) => one - other);
  const { data } = useQuery({
    queryKey: ['drop-item-names', ids.join()],
    queryFn: async ({ signal }) => (await checkDrops(changes, signal)).names.items,
    enabled: ids.length > 0,
    staleTime: Infinity,
    placeholderData: (before) => before,
  });
  return (itemId) => {
    if (itemId === MESO_ITEM_ID) return t('dropEdits.mesos');
    return known.get(itemId) ?? data?.[itemId] ?? t('drops.grid.item', { id: itemId });
  };
}
