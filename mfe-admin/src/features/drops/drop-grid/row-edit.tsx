import { dropPercentOf, MESO_ITEM_ID, type DropTable } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import { useFormat } from '@portico/portal-kit';
import { Button } from '@portico/ui';
import { useId } from 'react';
import { chanceIn } from '../../../shared/drops/chance-text';
import { useDropIssueText } from '../../../shared/drops/drop-text';
import type { Column } from './columns';
import styles from './drop-grid.module.css';
import { GridCell } from './grid-cell';
import { useGrid } from './grid-context';
import type { GridRow } from './grid-row';
import type { DraftField } from './row-draft';
import { useRowDraft } from './use-row-draft';

/** The cells of a row that is edited: fields, what is wrong with them, and how it ends. */
export function RowEdit({ row, column }: { row: GridRow; column: Column }) {
  const t = useTexts('mfe-admin');
  const { nameOf } = useGrid();
  const { draft, faults, fields, submit, cancel, type, keep, handleKey } = useRowDraft(row, column);
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
          {t('drops.grid.cancel')}
        </Button>
      </GridCell>
      <GridCell column="notes">
        <span id={notesId} aria-live="polite" className={styles.editNotes}>
          {fields.map((name) => (
            <FieldFault key={name} field={name} fault={faults[name]} />
          ))}
          <StoredHint text={draft.chance} table={row.table} />
        </span>
      </GridCell>
    </>
  );
}

type Fault = ReturnType<typeof useRowDraft>['faults'][DraftField];

function FieldFault({ field, fault }: { field: DraftField; fault: Fault }) {
  const t = useTexts('mfe-admin');
  const issueText = useDropIssueText();
  if (fault === undefined) return null;
  return (
    <span className={styles.fault}>
      {fault === 'unreadable' ? t(`drops.grid.unreadable.${field}`) : issueText(fault)}
    </span>
  );
}

/** What the table stores of what was typed: the nearest that it can. */
function StoredHint({ text, table }: { text: string; table: DropTable }) {
  const t = useTexts('mfe-admin');
  const { percent, number } = useFormat();
  const typed = chanceIn(text, table);
  if ('fault' in typed) return null;
  const stored = percent(dropPercentOf(table, typed.chance), 4);
  const formatted = number(typed.chance);
  return (
    <span>
      {table === 'reactor'
        ? t('drops.grid.storedOneIn', { formatted, percent: stored })
        : t('drops.grid.stored', { percent: stored })}
    </span>
  );
}
