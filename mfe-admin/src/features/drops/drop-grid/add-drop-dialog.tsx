import { MESO_ITEM_ID, type DropTable } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import { kitText, usePortal } from '@portico/portal-kit';
import { Button, ChoiceField, Dialog, DialogFooter, FormField, Stack } from '@portico/ui';
import { useState, type FormEvent } from 'react';
import { useDropIssueText } from '../../../shared/drops/drop-text';
import { ItemField } from '../../../shared/drops/item-field';
import { useItemChoice } from '../use-item-choice';
import type { StagedDrop } from '../../../shared/drops/staged-drop';
import { additionOf, type DropRow } from '../staging/drop-rows';
import {
  DRAFT_FIELDS,
  parseNewDrop,
  useFaultText,
  type DraftFaults,
  type DraftField,
  NEW_DRAFT,
} from '../staging/drop-draft';
import styles from './grid-tools.module.css';
import { useGrid } from './use-grid-editing';

interface AddDropDialogProps {
  rows: readonly DropRow[];
  onClose: () => void;
  onAdd: (edit: StagedDrop) => void;
}

type NewDropKind = 'item' | 'mesos';

export function AddDropDialog({ rows, onClose, onAdd }: AddDropDialogProps) {
  const t = useTexts('mfe-admin');
  const { table, dropperId } = useGrid();
  const issueText = useDropIssueText();
  const faultText = useFaultText();
  const { language } = usePortal();
  const [kind, setKind] = useState<NewDropKind>('item');
  const [draft, setDraft] = useState(NEW_DRAFT);
  const [faults, setFaults] = useState<DraftFaults>({});
  const choice = useItemChoice();
  const hasOther = rows.some(
    ({ values, state }) => values.itemId === choice.chosen?.id && state !== 'removed',
  );
  const labelOf = (field: DraftField) =>
    kind === 'mesos' && (field === 'min' || field === 'max')
      ? t(`drops.grid.mesoField.${field}`)
      : t(`drops.grid.itemField.${field}`);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const item = kind === 'mesos' ? { id: MESO_ITEM_ID } : await choice.take();
    if (item === undefined) return;
    const read = parseNewDrop(draft, table, item.id, language);
    if ('faults' in read) setFaults(read.faults);
    else onAdd(additionOf(table, dropperId, read.values));
  };
  return (
    <Dialog isOpen onClose={onClose} title={t('drops.grid.add.title')} closeText={kitText('kit.close')}>
      <Stack as="form" gap={3} onSubmit={(event) => void submit(event)} noValidate>
        {table === 'monster' && (
          <ChoiceField
            label={t('drops.grid.add.kind')}
            value={kind}
            onChange={(next) => {
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
            {...choice.field}
            label={t('drops.grid.add.item')}
            hint={hasOther ? issueText('second-row') : t('drops.grid.add.itemHint')}
          />
        )}
        <div className={styles.fields}>
          {fieldsOf(table, kind).map((field) => (
            <FormField
              key={field}
              className={field === 'chance' ? styles.wide : undefined}
              label={labelOf(field)}
              hint={field === 'chance' ? t('drops.grid.many.hint.chance') : undefined}
              error={faults[field] && faultText(field, faults[field])}
              autoComplete="off"
              inputMode={field === 'chance' ? 'text' : 'numeric'}
              value={draft[field]}
              onChange={({ target }) => setDraft({ ...draft, [field]: target.value })}
            />
          ))}
        </div>
        <DialogFooter>
          <Button onClick={onClose}>{kitText('kit.cancel')}</Button>
          <Button type="submit" variant="primary">
            {t('drops.grid.add.submit')}
          </Button>
        </DialogFooter>
      </Stack>
    </Dialog>
  );
}

/** A reactor always gives one piece; mesos fall for everyone. */
function fieldsOf(table: DropTable, kind: NewDropKind): readonly DraftField[] {
  if (table === 'reactor') return ['quest', 'chance'];
  return kind === 'mesos' ? ['min', 'max', 'chance'] : DRAFT_FIELDS;
}
