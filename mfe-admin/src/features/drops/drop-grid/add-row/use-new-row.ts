import { MESO_ITEM_ID, NO_QUEST, type DropTable, type DropValues } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import { usePortal } from '@portico/portal-kit';
import { useState } from 'react';
import type { FoundItem } from '../../../../shared/drops/drops.queries';
import { newRowKey, type StagedDrop } from '../../../../shared/drops/staged-drop';
import { useDropIssueText } from '../../../../shared/drops/drop-text';
import { faultsOf } from '../grid-row';
import { faultField, valuesIn, type DraftField, type DraftFaults, type RowDraft } from '../row-draft';

export type NewRowKind = 'item' | 'mesos';

/** What is typed takes the place of all of it; a percent that is left as it is means the same chance in both. */
const newValues = (table: DropTable): DropValues => ({
  itemId: MESO_ITEM_ID,
  minQuantity: 1,
  maxQuantity: 1,
  questId: NO_QUEST[table],
  chance: table === 'monster' ? 0 : 1,
});

/** A row that is made: of an item, or of mesos. */
export function useNewRow(table: DropTable, dropperId: number) {
  const t = useTexts('mfe-admin');
  const issueText = useDropIssueText();
  const { language } = usePortal();
  const [kind, setKind] = useState<NewRowKind>('item');
  const [item, setItem] = useState<FoundItem>();
  const [draft, setDraft] = useState<RowDraft>({ min: '1', max: '1', quest: '', chance: '' });
  const [faults, setFaults] = useState<DraftFaults>({});
  const [itemFault, setItemFault] = useState<string>();
  const itemId = kind === 'mesos' ? MESO_ITEM_ID : item?.id;

  /** The edit that adds it; undefined where something is wrong, which is then said. */
  const finish = (): StagedDrop | undefined => {
    const complete = { ...draft, ...(kind === 'mesos' && { quest: '' }) };
    const read = valuesIn(complete, table, newValues(table), language);
    setItemFault(itemId === undefined ? t('drops.grid.add.noItem') : undefined);
    setFaults('faults' in read ? read.faults : {});
    if ('faults' in read || itemId === undefined) return undefined;
    const after = { ...read.values, itemId };
    const [fault] = faultsOf({ table, before: null, drop: undefined }, after);
    if (fault === undefined)
      return { key: newRowKey({ table }), table, dropperId, rowId: null, before: null, after };
    setFaults({ [faultField(table, fault)]: fault });
    return undefined;
  };
  return {
    kind,
    itemId,
    draft,
    itemFault,
    setItem,
    finish,
    chooseKind: (next: NewRowKind) => {
      setKind(next);
      setFaults({});
    },
    type: (field: DraftField, text: string) => setDraft({ ...draft, [field]: text }),
    errorOf: (field: DraftField) => {
      const fault = faults[field];
      if (fault === undefined) return undefined;
      return fault === 'unreadable' ? t(`drops.grid.unreadable.${field}`) : issueText(fault);
    },
  };
}
