import type { DropTable } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import { useFormat } from '@portico/portal-kit';
import { Button, Notice, Sheet } from '@portico/ui';
import { useId, useMemo, useState } from 'react';
import type { EditorDrop } from '../../../../shared/drops/drops.queries';
import type { StagedDrop } from '../../../../shared/drops/staged-drop';
import { useItemNames } from '../../use-item-names';
import type { GridRow } from '../grid-row';
import styles from './paste-dialog.module.css';
import { PastePreview } from './paste-preview';
import { planPaste } from './plan-paste';
import { MAX_PASTED_ROWS, PASTE_FIELDS, readTable } from './read-table';
import { usePastedNames } from './use-pasted-names';

export interface PasteDialogProps {
  table: DropTable;
  dropperId: number;
  rows: readonly GridRow[];
  /** As it was pasted; empty where there is still something to paste. */
  text: string;
  nameOf: (itemId: number) => string;
  onClose: () => void;
  onStage: (edits: readonly StagedDrop[]) => void;
}

const NO_DROPS: readonly EditorDrop[] = [];

/** Rows of a spreadsheet: what they would change and add, what is not understood, and then all of it staged. */
export function PasteDialog({ table, dropperId, rows, text, nameOf, onClose, onStage }: PasteDialogProps) {
  const t = useTexts('mfe-admin');
  const { number } = useFormat();
  const fieldId = useId();
  const [typed, setTyped] = useState(text);
  const { lines, hasMore } = useMemo(() => {
    const headers = PASTE_FIELDS.flatMap((field) =>
      field === 'name' ? [] : [[t(`drops.grid.column.${field}`), field] as const],
    );
    return readTable(typed, Object.fromEntries(headers));
  }, [typed, t]);
  const known = new Map(rows.map(({ values }) => [nameOf(values.itemId).toLocaleLowerCase(), values.itemId]));
  known.set(t('dropEdits.mesos').toLocaleLowerCase(), 0);
  const { ids, isPending } = usePastedNames(lines, known);
  const planned = planPaste(lines, { table, dropperId, rows, idsByName: ids });
  const edits = planned.flatMap((line) => ('edit' in line ? [line.edit] : []));
  const added = planned.flatMap((line) => (line.kind === 'add' ? [line.after] : []));
  const addedName = useItemNames(NO_DROPS, { table, dropperId }, added);
  return (
    <Sheet
      isOpen
      onClose={onClose}
      className={styles.sheet}
      title={t('drops.grid.paste.title')}
      closeText={t('drops.grid.close')}
      footer={
        <>
          <Button onClick={onClose}>{t('drops.grid.cancel')}</Button>
          <Button
            variant="primary"
            isPending={isPending}
            aria-disabled={edits.length === 0 || undefined}
            onClick={() => edits.length > 0 && onStage(edits)}
          >
            {t('drops.grid.paste.stage', { count: edits.length, formatted: number(edits.length) })}
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        <label htmlFor={fieldId}>{t('drops.grid.paste.field')}</label>
        <textarea
          id={fieldId}
          className={styles.text}
          rows={text === '' ? 6 : 3}
          dir="ltr"
          spellCheck={false}
          value={typed}
          aria-describedby={`${fieldId}-hint`}
          onChange={({ target }) => setTyped(target.value)}
        />
        <p id={`${fieldId}-hint`} className={styles.hint}>
          {t('drops.grid.paste.hint')}
        </p>
        {hasMore && (
          <Notice tone="warning">{t('drops.grid.paste.more', { formatted: number(MAX_PASTED_ROWS) })}</Notice>
        )}
        {planned.length > 0 && (
          <PastePreview table={table} planned={planned} nameOf={nameOf} addedName={addedName} />
        )}
      </div>
    </Sheet>
  );
}
