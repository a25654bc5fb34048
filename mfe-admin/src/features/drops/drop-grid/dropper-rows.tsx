import type { DropTable } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import { useFormat } from '@portico/portal-kit';
import { Notice, TextField, Window } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { editorStateQuery, type DropperDrops } from '../../../shared/drops/drops.queries';
import { useStagedDrops } from '../../../shared/drops/staged-drops';
import { AddRowDialog } from './add-row/add-row-dialog';
import { copyRows } from './copy-rows';
import { DropTable as Table } from './drop-table';
import { DropperBar } from './dropper-bar';
import { gridRows } from './grid-row';
import { useGridState } from './grid-state';
import { LazyPasteDialog } from './paste/lazy-paste-dialog';
import { inOrder } from './row-order';
import { SelectionBar } from './selection/selection-bar';
import { useActualPercent } from './use-rates';
import { useGridEditing } from './use-grid-editing';
import { useItemNames } from './use-item-names';
import { useSelection } from './use-selection';
import styles from './dropper-rows.module.css';

export interface DropperRowsProps {
  table: DropTable;
  data: DropperDrops;
}

/** The open dropper: its rows with what is staged of them, and what can be done to them. */
export function DropperRows({ table, data: { monster, drops } }: DropperRowsProps) {
  const t = useTexts('mfe-admin');
  const { number } = useFormat();
  const staged = useStagedDrops();
  const all = useMemo(() => gridRows(table, monster.id, drops, staged), [table, monster.id, drops, staged]);
  const nameOf = useItemNames(all);
  const actualOf = useActualPercent(monster);
  const state = useGridState();
  const rows = inOrder(all, ({ values }) => nameOf(values.itemId), state.order);
  const canEdit = useQuery(editorStateQuery()).data?.canEdit ?? true;
  const editing = useGridEditing(rows, canEdit);
  const keys = rows.map(({ key }) => key).join('\n');
  const selection = useSelection(useMemo(() => (keys === '' ? [] : keys.split('\n')), [keys]));
  const chosen = rows.filter(({ key }) => selection.has(key));
  const [isAdding, setIsAdding] = useState(false);
  const [pasted, setPasted] = useState<string>();
  return (
    <Window
      isFlush
      title={<bdi>{monster.name}</bdi>}
      actions={
        <DropperBar
          dropper={monster}
          canEdit={canEdit}
          onAdd={() => setIsAdding(true)}
          onPaste={() => setPasted('')}
        />
      }
      footer={t('drops.grid.count', { count: rows.length, formatted: number(rows.length) })}
    >
      {!canEdit && <Notice tone="info">{t('drops.grid.readOnly')}</Notice>}
      <div className={styles.tools}>
        <TextField
          label={t('drops.grid.filter')}
          type="search"
          value={state.order.filter}
          onType={state.setFilter}
          className={styles.filter}
        />
      </div>
      {chosen.length > 0 && (
        <SelectionBar
          table={table}
          rows={chosen}
          nameOf={nameOf}
          canEdit={canEdit}
          onStage={(edits) => {
            if (editing.stage(edits)) editing.say(t('drops.grid.said.staged'));
          }}
          onRemove={() => editing.remove(chosen)}
          onClear={selection.clear}
        />
      )}
      <Table
        table={table}
        canEdit={canEdit}
        label={t('drops.grid.label', { name: monster.name })}
        rows={rows}
        nameOf={nameOf}
        actualOf={actualOf}
        editing={editing}
        selection={selection}
        state={state}
        onCopy={(copied, target) => {
          target.setData('text/plain', copyRows(copied, nameOf));
          editing.say(
            t('drops.grid.said.copied', { count: copied.length, formatted: number(copied.length) }),
          );
        }}
        onPaste={setPasted}
      />
      {isAdding && (
        <AddRowDialog
          table={table}
          dropperId={monster.id}
          rows={all}
          onClose={() => setIsAdding(false)}
          onAdd={(edit) => {
            if (!editing.stage([edit])) return;
            setIsAdding(false);
            editing.focus({ key: edit.key, column: 'item' });
          }}
        />
      )}
      {pasted !== undefined && (
        <LazyPasteDialog
          table={table}
          dropperId={monster.id}
          rows={all}
          text={pasted}
          nameOf={nameOf}
          onClose={() => setPasted(undefined)}
          onStage={(edits) => {
            if (!editing.stage(edits)) return;
            setPasted(undefined);
            editing.say(t('drops.grid.said.staged'));
          }}
        />
      )}
    </Window>
  );
}
