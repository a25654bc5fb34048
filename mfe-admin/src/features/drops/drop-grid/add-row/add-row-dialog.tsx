import type { DropTable } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import { Button, ChoiceField, Dialog, DialogFooter, FormField } from '@portico/ui';
import { useState, type FormEvent } from 'react';
import { ItemField } from '../../../../shared/drops/item-field';
import type { StagedDrop } from '../../../../shared/drops/staged-drop';
import { useDropIssueText } from '../../../../shared/drops/drop-text';
import type { GridRow } from '../grid-row';
import type { DraftField } from '../row-draft';
import styles from './add-row-dialog.module.css';
import { useNewRow, type NewRowKind } from './use-new-row';

export interface AddRowDialogProps {
  table: DropTable;
  dropperId: number;
  rows: readonly GridRow[];
  onClose: () => void;
  onAdd: (edit: StagedDrop) => void;
}

/** A new row: an item, or mesos in an amount from one number to another. */
export function AddRowDialog({ table, dropperId, rows, onClose, onAdd }: AddRowDialogProps) {
  const t = useTexts('mfe-admin');
  const issueText = useDropIssueText();
  const { kind, itemId, draft, itemFault, setItem, finish, chooseKind, type, errorOf } = useNewRow(
    table,
    dropperId,
  );
  const [typed, setTyped] = useState('');
  const hasOther = rows.some(({ values, state }) => values.itemId === itemId && state !== 'removed');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const edit = finish();
    if (edit !== undefined) onAdd(edit);
  };
  return (
    <Dialog isOpen onClose={onClose} title={t('drops.grid.add.title')} closeText={t('drops.grid.close')}>
      <form onSubmit={submit} className={styles.form} noValidate>
        {table === 'monster' && (
          <ChoiceField
            label={t('drops.grid.add.kind')}
            value={kind}
            onChange={chooseKind}
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
            error={itemFault}
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
          {fieldsOf(table, kind).map((field) => (
            <FormField
              key={field}
              className={field === 'chance' ? styles.wide : undefined}
              label={t(`drops.grid.${kind === 'mesos' ? 'mesoField' : 'itemField'}.${field}`)}
              hint={field === 'chance' ? t('drops.grid.many.hint.chance') : undefined}
              error={errorOf(field)}
              autoComplete="off"
              inputMode={field === 'chance' ? 'text' : 'numeric'}
              value={draft[field]}
              onChange={({ target }) => type(field, target.value)}
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

/** A reactor always gives one piece; mesos fall for everyone. */
function fieldsOf(table: DropTable, kind: NewRowKind): DraftField[] {
  if (table === 'reactor') return ['quest', 'chance'];
  return kind === 'mesos' ? ['min', 'max', 'chance'] : ['min', 'max', 'quest', 'chance'];
}
