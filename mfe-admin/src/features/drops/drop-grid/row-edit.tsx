import { dropPercentOf, MESO_ITEM_ID, type DropTable } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import { kitText, useFormat, usePortal } from '@portico/portal-kit';
import { Button } from '@portico/ui';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import {
  parseChance,
  DRAFT_FIELDS,
  draftOf,
  parseEdit,
  useFaultText,
  type DraftFaults,
  type DraftField,
} from '../staging/drop-draft';
import type { DropRow } from '../staging/drop-rows';
import { useDropsView } from '../drops-state';
import styles from './drop-grid.module.css';
import type { Column } from './grid-state';
import { GridCell } from './row-cells';
import { useGrid } from './use-grid-editing';

export function RowEdit({ row, column }: { row: DropRow; column: Column }) {
  const t = useTexts('mfe-admin');
  const faultText = useFaultText();
  const { nameOf } = useGrid();
  const { draft, faults, fields, submit, cancel, type, keep, handleKey } = useDropDraft(row, column);
  const notesId = useId();
  const item = nameOf(row.values.itemId);
  const field = (name: DraftField) => (
    <GridCell key={name} column={name} label={t(`drops.grid.column.${name}`)}>
      <input
        ref={(input) => keep(name, input)}
        className={styles.input}
        inputMode={name === 'chance' ? 'text' : 'numeric'}
        autoComplete="off"
        value={draft[name]}
        aria-label={t('drops.grid.field', { field: t(`drops.grid.column.${name}`), item })}
        aria-invalid={faults[name] === undefined ? undefined : true}
        aria-describedby={notesId}
        placeholder={name === 'quest' ? t('drops.grid.noQuest') : undefined}
        readOnly={name === 'quest' && row.values.itemId === MESO_ITEM_ID}
        onKeyDown={handleKey}
        onChange={({ target }) => type(name, target.value)}
      />
    </GridCell>
  );
  return (
    <>
      {fields.map(field)}
      <GridCell column="edit" className={styles.ends}>
        <Button size="small" variant="primary" onKeyDown={handleKey} onClick={submit}>
          {t('drops.grid.save')}
        </Button>{' '}
        <Button size="small" onKeyDown={handleKey} onClick={cancel}>
          {kitText('kit.cancel')}
        </Button>
      </GridCell>
      <GridCell column="notes">
        <span id={notesId} aria-live="polite" className={styles.editNotes}>
          {fields.map((name) => {
            const fault = faults[name];
            return (
              fault && (
                <span key={name} className={styles.fault}>
                  {faultText(name, fault)}
                </span>
              )
            );
          })}
          <StoredHint text={draft.chance} table={row.table} />
        </span>
      </GridCell>
    </>
  );
}

function StoredHint({ text, table }: { text: string; table: DropTable }) {
  const t = useTexts('mfe-admin');
  const { percent } = useFormat();
  const typed = parseChance(text, table);
  if ('fault' in typed) return null;
  const stored = percent(dropPercentOf(table, typed.chance), 4);
  return (
    <span>
      {table === 'reactor'
        ? t('drops.grid.storedOneIn', { count: typed.chance, percent: stored })
        : t('drops.grid.stored', { percent: stored })}
    </span>
  );
}

function useDropDraft(row: DropRow, column: Column) {
  const { language } = usePortal();
  const { table, editing } = useGrid();
  const { save, cancel } = editing;
  const { set } = useDropsView();
  const [draft, setDraft] = useState(() => draftOf(table, row.values, language));
  const [faults, setFaults] = useState<DraftFaults>({});
  const inputs = useRef<Partial<Record<DraftField, HTMLInputElement | null>>>({});
  const [first] = useState<DraftField>(() => DRAFT_FIELDS.find((field) => field === column) ?? 'chance');
  const fields = table === 'monster' ? DRAFT_FIELDS : DRAFT_FIELDS.slice(2);

  useEffect(() => {
    const input = inputs.current[first] ?? inputs.current.chance;
    input?.focus();
    input?.select();
  }, [first]);

  const submit = () => {
    const read = parseEdit(draft, row, language);
    const found = 'faults' in read ? read.faults : {};
    setFaults(found);
    const wrong = fields.find((field) => found[field] !== undefined);
    if (wrong !== undefined) inputs.current[wrong]?.focus();
    else if ('values' in read) save(row, read.values);
    return wrong === undefined;
  };
  return {
    draft,
    faults,
    fields,
    submit,
    cancel: () => cancel(row),
    type: (field: DraftField, text: string) => setDraft({ ...draft, [field]: text }),
    keep: (field: DraftField, input: HTMLInputElement | null) => {
      inputs.current[field] = input;
    },
    handleKey: (event: KeyboardEvent) => {
      if (event.nativeEvent.isComposing) return;
      if (event.key === 'Escape') cancel(row);
      else if (event.key === 'Enter' && event.target instanceof HTMLInputElement) {
        if (submit() && (event.ctrlKey || event.metaKey)) set({ panel: 'review' });
      } else return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
