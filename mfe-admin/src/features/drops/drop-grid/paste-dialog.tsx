import { useTexts } from '@portico/i18n';
import { kitText, usePortal } from '@portico/portal-kit';
import { Button, Notice, Sheet, Stack, TextAreaField } from '@portico/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { itemSearchQuery, type EditorDrop } from '../../../shared/drops/drops.queries';
import type { StagedDrop } from '../../../shared/drops/staged-drop';
import type { DropRow } from '../staging/drop-rows';
import { useItemNames } from '../item-name';
import { editsIn } from '../staging/stage-plan';
import { StagePreview } from '../staging/stage-preview';
import styles from './grid-tools.module.css';
import {
  MAX_PASTED_ROWS,
  pastedName,
  PASTE_FIELDS,
  planPaste,
  readTable,
  type PastedLine,
} from './plan-paste';
import { useGrid } from './use-grid-editing';

export interface PasteDialogProps {
  rows: readonly DropRow[];
  /** Pasted text; empty while there is none. */
  text: string;
  onClose: () => void;
  onStage: (edits: readonly StagedDrop[]) => void;
}

const NO_DROPS: readonly EditorDrop[] = [];

/** Maximum names to look up; a longer list needs ids. */
const MAX_NAMES = 50;

export function PasteDialog({ rows, text, onClose, onStage }: PasteDialogProps) {
  const t = useTexts('mfe-admin');
  const { table, dropperId, nameOf } = useGrid();
  const { language } = usePortal();
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
  const plan = planPaste(lines, { table, dropperId, rows, idsByName: ids, language });
  const edits = editsIn(plan);
  const added = plan.planned.flatMap(({ kind, edit: { after } }) => (kind === 'added' && after) || []);
  const addedName = useItemNames(NO_DROPS, { table, dropperId }, added);
  const isKnown = new Set(rows.map(({ values }) => values.itemId));
  return (
    <Sheet
      isOpen
      onClose={onClose}
      className={styles.sheet}
      title={t('drops.grid.paste.title')}
      closeText={kitText('kit.close')}
      footer={
        <>
          <Button onClick={onClose}>{kitText('kit.cancel')}</Button>
          <Button
            variant="primary"
            isPending={isPending}
            aria-disabled={edits.length === 0 || undefined}
            onClick={() => edits.length > 0 && onStage(edits)}
          >
            {t('drops.grid.paste.stage', { count: edits.length })}
          </Button>
        </>
      }
    >
      <Stack gap={2}>
        <TextAreaField
          isCode
          label={t('drops.grid.paste.field')}
          hint={t('drops.grid.paste.hint')}
          wrap="off"
          rows={text === '' ? 6 : 3}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        {hasMore && <Notice tone="warning">{t('drops.grid.paste.more', { count: MAX_PASTED_ROWS })}</Notice>}
        {lines.length > 0 && (
          <StagePreview
            table={table}
            plan={plan}
            nameOf={(id) => (isKnown.has(id) ? nameOf : addedName)(id)}
          />
        )}
      </Stack>
    </Sheet>
  );
}

/** Resolves pasted item names to ids: names of the rows, and exact names of the game. */
function usePastedNames(lines: readonly PastedLine[], known: ReadonlyMap<string, number>) {
  const queries = useQueryClient();
  const isAsked = (name: string) => name.length > 1 && !/^\d+$/.test(name) && !known.has(name);
  const asked = [...new Set(lines.map(pastedName).filter(isAsked))].slice(0, MAX_NAMES);
  const { data, isLoading } = useQuery({
    queryKey: ['pasted-item-names', ...asked],
    enabled: asked.length > 0,
    queryFn: async () => {
      const found: [string, number][] = [];
      for (const text of asked) {
        const items = await queries.fetchQuery(itemSearchQuery(text));
        const exact = items.filter(({ name }) => name.toLocaleLowerCase() === text);
        // If two items share the name, only an id tells them apart.
        if (exact.length === 1 && exact[0] !== undefined) found.push([text, exact[0].id]);
      }
      return found;
    },
  });
  return { ids: new Map([...known, ...(data ?? [])]), isPending: isLoading };
}
