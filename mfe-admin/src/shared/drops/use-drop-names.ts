import { MESO_ITEM_ID, type DropTable } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import type { DropNames } from './drops.queries';

/** Words for the ids of changes; an id stands for itself while its name is not known. */
export interface DropWords {
  item: (id: number) => string;
  dropper: (table: DropTable, id: number) => string;
  quest: (id: number) => string;
}

export function useDropNames(names: DropNames | undefined): DropWords {
  const t = useTexts('mfe-admin');
  return {
    item: (id) => (id === MESO_ITEM_ID ? t('dropEdits.mesos') : (names?.items[id] ?? `#${id}`)),
    dropper: (table, id) =>
      (table === 'monster' ? names?.monsters : names?.reactors)?.[id] ??
      t(`dropEdits.unnamed.${table}`, { id: String(id) }),
    quest: (id) => names?.quests[id] ?? `#${id}`,
  };
}
