import { MESO_ITEM_ID, type DropTable, type DropValues } from '@portico/domain';
import { ItemLink, Picture } from '@portico/game-ui';
import { useTexts } from '@portico/i18n';
import { Icon } from '@portico/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { checkDrops, type EditorDrop } from '../../shared/drops/drops.queries';
import styles from './item-name.module.css';

/** Mesos have no item page. */
export function ItemName({ id, name }: { id: number; name: string }) {
  return (
    <span className={styles.root}>
      {id === MESO_ITEM_ID ? (
        <>
          <Icon name="coin" size={24} />
          <bdi>{name}</bdi>
        </>
      ) : (
        <>
          <Picture kind="item" id={id} size={24} />
          <ItemLink id={id}>{name}</ItemLink>
        </>
      )}
    </span>
  );
}

/** One call requests the names of all added rows. Until the answer, the id is shown. */
export function useItemNames(
  drops: readonly EditorDrop[],
  { table, dropperId }: { table: DropTable; dropperId: number },
  rows: readonly DropValues[],
): (itemId: number) => string {
  const t = useTexts('mfe-admin');
  const known = useMemo(() => new Map(drops.map(({ itemid, itemName }) => [itemid, itemName])), [drops]);
  const isUnknown = ({ itemId }: DropValues) => itemId !== MESO_ITEM_ID && !known.has(itemId);
  const byItem = new Map(rows.filter(isUnknown).map((row) => [row.itemId, row]));
  const ids = [...byItem.keys()].sort((one, other) => one - other);
  const { data } = useQuery({
    queryKey: ['drop-item-names', ids.join()],
    queryFn: async ({ signal }) => {
      const changes = [...byItem.values()].map(({ itemId, minQuantity, maxQuantity, questId, chance }) => ({
        table,
        dropperId,
        rowId: null,
        before: null,
        after: { itemId, minQuantity, maxQuantity, questId, chance },
      }));
      return (await checkDrops(changes, signal)).names.items;
    },
    enabled: ids.length > 0,
    staleTime: Infinity,
    placeholderData: keepPreviousData,
  });
  return (itemId) => {
    if (itemId === MESO_ITEM_ID) return t('dropEdits.mesos');
    return known.get(itemId) ?? data?.[itemId] ?? `#${itemId}`;
  };
}
