import { dropPercentOf, MESO_ITEM_ID, type DropFault, type DropTable } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import { useFormat, usePortal } from '@portico/portal-kit';
import { Button } from '@portico/ui';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { chanceIn } from '../../../shared/drops/chance-text';
import { useDropIssueText } from '../../../shared/drops/use-drop-issue-text';
import type { Column } from './columns';
import { GridCell } from './grid-cell';
import { useGrid } from './grid-context';
import { faultsOf, type GridRow } from './grid-row';
import styles from './drop-grid.module.css';
import { draftOf, faultField, valuesIn, type DraftField, type DraftFaults } from './row-draft';

const FIELDS: readonly DraftField[] = ['min', 'max', 'quest', 'chance'];
/** The cells of a row that is edited: fields, what is wrong with them, and how it ends. */
export function RowEdit({ row, column }: { row: GridRow; column: Column }) {
  const t = useTexts('mfe-admin');
  const { language } = usePortal();
  const { table, save, cancel, nameOf } = useGrid();
  const [draft, setDraft] = useState(() => draftOf(table, row.values, language));
  const [faults, setFaults] = useState<DraftFaults>({});
  const root = useRef<Partial<Record<DraftField, HTMLInputElement | null>>>({});
  const notesId = useId();
  const issueText = useDropIssueText();
  const fields = FIELDS.filter((field) => table === 'monster' || (field !== 'min' && field !== 'max'));

  useEffect(() => {
    const wanted = fields.find((field) => field === column) ?? 'chance';
    root.current[wanted]?.focus();
    root.current[wanted]?.select();
    // Once, as the editing begins.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the column is where it began
  }, []);

  const submit = () => {
    const read = valuesIn(draft, table, row.values, language);
    const found = 'faults' in read ? read.faults : faultsByField(table, faultsOf(row, read.values));
    setFaults(found);
    const first = fields.find((field) => found[field] !== undefined);
    if (first !== undefined) root.current[first]?.focus();
    else if ('values' in read) save(row, read.values);
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') cancel(row);
    else if (event.key === 'Enter' && event.target instanceof HTMLInputElement) submit();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const field = (name: DraftField) => (
    <GridCell key={name} column={name} label={t(`drops.grid.column.${name}`)}>
      <input
        ref={(input) => {
          root.current[name] = input;
        }}
        className={styles.input}
        inputMode={name === 'chance' ? 'text' : 'numeric'}
        autoComplete="off"
        value={draft[name]}
        aria-label={t('drops.grid.field', {
          field: t(`drops.grid.column.${name}`),
          item: nameOf(row.values.itemId),
        })}
        aria-invalid={faults[name] === undefined ? undefined : true}
        aria-describedby={notesId}
        placeholder={name === 'quest' ? t('drops.grid.noQuest') : undefined}
        readOnly={name === 'quest' && row.values.itemId === MESO_ITEM_ID}
        onKeyDown={handleKey}
        onChange={({ target }) => setDraft({ ...draft, [name]: target.value })}
      />
    </GridCell>
  );
  return (
    <>
      {fields.map(field)}
      <GridCell column="edit" className={styles.ends}>
        <span onKeyDown={handleKey}>
          <Button size="small" variant="primary" onClick={submit}>
            {t('drops.grid.save')}
          </Button>{' '}
          <Button size="small" onClick={() => cancel(row)}>
            {t('drops.grid.cancel')}
          </Button>
        </span>
      </GridCell>
      <GridCell column="notes">
        <span id={notesId} aria-live="polite" className={styles.editNotes}>
          {fields.map((name) => {
            const fault = faults[name];
            if (fault === undefined) return null;
            const text = fault === 'unreadable' ? t(`drops.grid.unreadable.${name}`) : issueText(fault);
            return (
              <span key={name} className={styles.fault}>
                {text}
              </span>
            );
          })}
          <StoredHint text={draft.chance} row={row} />
        </span>
      </GridCell>
    </>
  );
}

/** What the table can store nearest to what was typed, where that is something else. */
function StoredHint({ text, row: { table } }: { text: string; row: GridRow }) {
  const t = useTexts('mfe-admin');
  const { percent, number } = useFormat();
  const typed = chanceIn(text, table);
  if ('fault' in typed) return null;
  const stored = percent(dropPercentOf(table, typed.chance), 4);
  return table === 'reactor' ? (
    <span>{t('drops.grid.storedOneIn', { formatted: number(typed.chance), percent: stored })}</span>
  ) : (
    <span>{t('drops.grid.stored', { percent: stored })}</span>
  );
}

function faultsByField(table: DropTable, found: readonly DropFault[]): DraftFaults {
  const faults: DraftFaults = {};
  for (const fault of found) {
    faults[faultField(table, fault)] ??= fault;
  }
  return faults;
}
