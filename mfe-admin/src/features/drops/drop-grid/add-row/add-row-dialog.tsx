import { MESO_ITEM_ID, type DropTable, type DropValues } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import { usePortal } from '@portico/portal-kit';
import { Button, ChoiceField, Dialog, DialogFooter, FormField } from '@portico/ui';
import { useState, type FormEvent } from 'react';
import { ItemField } from '../../../../shared/drops/item-field';
import { newRowKey, type StagedDrop } from '../../../../shared/drops/staged-drop';
import { useDropIssueText } from '../../../../shared/drops/use-drop-issue-text';
import { faultsOf, type GridRow } from '../grid-row';
import {
  faultField,
  NO_QUEST,
  valuesIn,
  type DraftField,
  type DraftFaults,
  type RowDraft,
} from '../row-draft';
import styles from './add-row-dialog.module.css';

export interface AddRowDialogProps {
  table: DropTable;
  dropperId: number;
  rows: readonly GridRow[];
  onClose: () => void;
  onAdd: (edit: StagedDrop) => void;
}

type Kind = 'item' | 'mesos';

/** What is typed takes the place of all of it; a percent that is left as it is means the same chance in both. */
const newValues = (table: DropTable): DropValues => ({
  itemId: MESO_ITEM_ID,
  minQuantity: 1,
  maxQuantity: 1,
  questId: NO_QUEST[table],
  chance: table === 'monster' ? 0 : 1,
});

/** A new row: an item, or mesos in an amount from one number to another. */
export function AddRowDialog({ table, dropperId, rows, onClose, onAdd }: AddRowDialogProps) {
  const t = useTexts('mfe-admin');
  const issueText = useDropIssueText();
  const { language } = usePortal();
  const [kind, setKind] = useState<Kind>('item');
  const [item, setItem] = useState<{ id: number; name: string }>();
  const [typed, setTyped] = useState('');
  const [draft, setDraft] = useState<RowDraft>({ min: '1', max: '1', quest: '', chance: '' });
  const [faults, setFaults] = useState<DraftFaults & { item?: string }>({});
  const itemId = kind === 'mesos' ? MESO_ITEM_ID : item?.id;
  const hasOther = rows.some(({ values, state }) => values.itemId === itemId && state !== 'removed');
  const fields: DraftField[] =
    table === 'reactor'
      ? ['quest', 'chance']
      : kind === 'mesos'
        ? ['min', 'max', 'chance']
        : ['min', 'max', 'quest', 'chance'];

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const noItem = itemId === undefined ? { item: t('drops.grid.add.noItem') } : {};
    const complete = { ...draft, ...(kind === 'mesos' && { quest: '' }) };
    const read = valuesIn(complete, table, newValues(table), language);
    if ('faults' in read || itemId === undefined) {
      setFaults({ ...noItem, ...('faults' in read ? read.faults : {}) });
      return;
    }
    const after = { ...read.values, itemId };
    const [fault] = faultsOf({ table, before: null, drop: undefined }, after);
    if (fault !== undefined) setFaults({ [faultField(table, fault)]: fault });
    else onAdd({ key: newRowKey({ table }), table, dropperId, rowId: null, before: null, after });
  };
  const errorOf = (field: DraftField) => {
    const fault = faults[field];
    if (fault === undefined) return undefined;
    return fault === 'unreadable' ? t(`drops.grid.unreadable.${field}`) : issueText(fault);
  };
  return (
    <Dialog isOpen onClose={onClose} title={t('drops.grid.add.title')} closeText={t('drops.grid.close')}>
      <form onSubmit={submit} className={styles.form} noValidate>
        {table === 'monster' && (
          <ChoiceField
            label={t('drops.grid.add.kind')}
            value={kind}
            onChange={(next: Kind) => {
              setKind(next);
              setFaults({});
            }}
            choices={[
              { value: 'item', text: t('drops.grid.add.item') },
              { value: 'mesos', text: t('dropEdits.mesos') },
            ]}
          />
        )}
        {kind === 'item' && (
          <ItemField
            label={t('drops.grid.add.item')}
            value={typed}
            error={faults.item}
            hint={hasOther ? issueText('second-row') : t('drops.grid.add.itemHint')}
            onType={(text) => {
              setTyped(text);
              setItem(undefined);
            }}
            onChoose={(found) => {
              setTyped(found.name);
              setItem(found);
            }}
          />
        )}
        <div className={styles.fields}>
          {fields.map((field) => (
            <FormField
              key={field}
              className={field === 'chance' ? styles.wide : undefined}
              label={t(`drops.grid.${kind === 'mesos' ? 'mesoField' : 'itemField'}.${field}`)}
              hint={field === 'chance' ? t('drops.grid.many.hint.chance') : undefined}
              error={errorOf(field)}
              autoComplete="off"
              inputMode={field === 'chance' ? 'text' : 'numeric'}
              value={draft[field]}
              onChange={({ target }) => setDraft({ ...draft, [field]: target.value })}
            />
          ))}
        </div>
        <DialogFooter>
          <Button onClick={onClose}>{t('drops.grid.cancel')}</Button>
          <Button type="submit" variant="primary">
            {t('drops.grid.add.submit')}
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
}
