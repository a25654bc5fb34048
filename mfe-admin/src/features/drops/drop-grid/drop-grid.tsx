import { actualDropPercent, dropPercentOf, type DropTable, MESO_ITEM_ID } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import {
  Button,
  Notice,
  TextField,
  Window,
  ChoiceField,
  Dialog,
  DialogFooter,
  FormField,
  Stack,
} from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState, type ReactNode, type FormEvent } from 'react';
import {
  dropRateOf,
  editorStateQuery,
  type Dropper,
  type DropperDrops,
} from '../../../shared/drops/drops.queries';
import type { StagedDrop } from '../../../shared/drops/staged-drop';
import { useStagedDrops } from '../../../shared/drops/staged-drops';
import { dropRows, type DropRow, additionOf } from '../staging/drop-rows';
import { useItemNames } from '../item-name';
import { lazyDialog } from '../lazy-dialog';
import { inOrder, useGridState, useSelection } from './grid-state';
import { GridTable } from './grid-table';
import styles from './grid-tools.module.css';
import type { PasteDialogProps } from './paste-dialog';
import { SelectionBar } from './selection-bar';
import { GridContext, useGridEditing, useGrid } from './use-grid-editing';
import { kitText, usePortal } from '@portico/portal-kit';
import { useDropIssueText } from '../../../shared/drops/drop-text';
import { ItemField } from '../../../shared/drops/item-field';
import { useItemChoice } from '../use-item-choice';
import {
  DRAFT_FIELDS,
  parseNewDrop,
  useFaultText,
  type DraftFaults,
  type DraftField,
  NEW_DRAFT,
} from '../staging/drop-draft';

const LazyPasteDialog = lazyDialog<PasteDialogProps>(
  async () => (await import(/* webpackChunkName: "drop-paste" */ './paste-dialog')).PasteDialog,
  { title: 'drops.grid.paste.title', missing: 'drops.grid.paste.missing' },
);

interface DropGridProps {
  table: DropTable;
  data: DropperDrops;
  actions?: ReactNode;
}

export function DropGrid({ table, data: { monster, drops }, actions }: DropGridProps) {
  const t = useTexts('mfe-admin');
  const staged = useStagedDrops();
  const all = useMemo(() => dropRows(table, monster.id, drops, staged), [table, monster.id, drops, staged]);
  const nameOf = useItemNames(
    drops,
    { table, dropperId: monster.id },
    all.map(({ values }) => values),
  );
  const isNamesake = namesakesIn(all, nameOf);
  const actualOf = useActualPercent(monster);
  const state = useGridState();
  const rows = inOrder(all, ({ values }) => nameOf(values.itemId), state.order);
  const canEdit = useQuery(editorStateQuery()).data?.canEdit ?? true;
  const editing = useGridEditing(rows, canEdit);
  const selection = useSelection(rows.map(({ key }) => key));
  const [isAdding, setIsAdding] = useState(false);
  const [pasted, setPasted] = useState<string>();
  const grid = { table, dropperId: monster.id, canEdit, nameOf, isNamesake, actualOf, editing, selection };
  const stage = (edits: readonly StagedDrop[]) => {
    if (!editing.stageMany(edits)) return;
    setIsAdding(false);
    setPasted(undefined);
  };
  return (
    <GridContext value={grid}>
      <Window isFlush footer={t('drops.grid.count', { count: rows.length })}>
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
          {canEdit && (
            <>
              <Button size="small" icon="plus" onClick={() => setIsAdding(true)}>
                {t('drops.grid.add.title')}
              </Button>
              <Button size="small" icon="paste" onClick={() => setPasted('')}>
                {t('drops.grid.paste.title')}
              </Button>
            </>
          )}
          {actions}
        </div>
        <SelectionBar rows={rows.filter(({ key }) => selection.has(key))} />
        <GridTable
          label={t('drops.grid.label', { name: monster.name })}
          rows={rows}
          state={state}
          onPaste={setPasted}
        />
        {isAdding && (
          <AddDropDialog rows={all} onClose={() => setIsAdding(false)} onAdd={(edit) => stage([edit])} />
        )}
        {pasted !== undefined && (
          <LazyPasteDialog rows={all} text={pasted} onClose={() => setPasted(undefined)} onStage={stage} />
        )}
      </Window>
    </GridContext>
  );
}

/** Whether an item shares its name with another item of the rows. */
function namesakesIn(rows: readonly DropRow[], nameOf: (itemId: number) => string) {
  const ids = new Map<string, Set<number>>();
  for (const { values } of rows) {
    const name = nameOf(values.itemId);
    ids.set(name, (ids.get(name) ?? new Set()).add(values.itemId));
  }
  return (itemId: number) => (ids.get(nameOf(itemId))?.size ?? 0) > 1;
}

/** The player's chance, by the server's rates for this dropper; undefined until they are known. */
function useActualPercent(dropper: Dropper): (row: DropRow) => number | undefined {
  const { data } = useQuery(editorStateQuery());
  return ({ table, drop, state, values }) => {
    if (drop !== undefined && (state === 'same' || state === 'removed')) return drop.actualPercent;
    if (data === undefined) return undefined;
    return actualDropPercent(dropPercentOf(table, values.chance), dropRateOf(dropper, data));
  };
}

interface AddDropDialogProps {
  rows: readonly DropRow[];
  onClose: () => void;
  onAdd: (edit: StagedDrop) => void;
}

type NewDropKind = 'item' | 'mesos';

function AddDropDialog({ rows, onClose, onAdd }: AddDropDialogProps) {
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
