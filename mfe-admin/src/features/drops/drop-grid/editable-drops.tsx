import type { DropTable } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import { useFormat } from '@portico/portal-kit';
import { Notice, TextField, Window } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { editorStateQuery, type DropperDrops } from '../../../shared/drops/drops.queries';
import { useStagedDrops } from '../../../shared/drops/staged-drops';
import { useItemNames } from '../use-item-names';
import { copyRows } from './copy-rows';
import { DropTable as Table } from './drop-table';
import { DropperBar } from './dropper-bar';
import { DropperDialogs, type OpenDialog } from './dropper-dialogs';
import styles from './editable-drops.module.css';
import { gridRows } from './grid-row';
import { useGridState } from './grid-state';
import { inOrder } from './row-order';
import { SelectionBar } from './selection/selection-bar';
import { useGridEditing } from './use-grid-editing';
import { useActualPercent } from './use-rates';
import { useSelection } from './use-selection';

export interface EditableDropsProps {
  table: DropTable;
  data: DropperDrops;
}

/** The open dropper: its rows with what is staged of them, and what can be done to them. */
export function EditableDrops({ table, data: { monster, drops } }: EditableDropsProps) {
  const t = useTexts('mfe-admin');
  const { number } = useFormat();
  const staged = useStagedDrops();
  const all = useMemo(() => gridRows(table, monster.id, drops, staged), [table, monster.id, drops, staged]);
  const nameOf = useItemNames(
    drops,
    { table, dropperId: monster.id },
    all.map(({ values }) => values),
  );
  const actualOf = useActualPercent(monster);
  const state = useGridState();
  const rows = inOrder(all, ({ values }) => nameOf(values.itemId), state.order);
  const canEdit = useQuery(editorStateQuery()).data?.canEdit ?? true;
  const editing = useGridEditing(rows, canEdit);
  const selection = useSelection(rows.map(({ key }) => key));
  const [dialog, setDialog] = useState<OpenDialog>();
  const common = { table, nameOf, canEdit };
  return (
    <Window isFlush footer={t('drops.grid.count', { count: rows.length, formatted: number(rows.length) })}>
      {!canEdit && <Notice tone="info">{t('drops.grid.readOnly')}</Notice>}
      <div className={styles.tools}>
        <TextField
          isLabelHidden
          label={t('drops.grid.filter')}
          type="search"
          value={state.order.filter}
          onType={state.setFilter}
          className={styles.filter}
        />
        {canEdit && <DropperBar onOpen={setDialog} />}
      </div>
      <SelectionBar
        {...common}
        rows={rows.filter(({ key }) => selection.has(key))}
        onStage={editing.stageMany}
        onRemove={editing.remove}
        onClear={selection.clear}
      />
      <Table
        {...common}
        label={t('drops.grid.label', { name: monster.name })}
        rows={rows}
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
        onPaste={(text) => setDialog({ kind: 'paste', text })}
      />
      <DropperDialogs
        table={table}
        dropperId={monster.id}
        rows={all}
        nameOf={nameOf}
        open={dialog}
        onClose={() => setDialog(undefined)}
        onStage={editing.stageMany}
      />
    </Window>
  );
}
