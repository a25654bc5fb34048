import { useTexts } from '@portico/i18n';
import { kitText } from '@portico/portal-kit';
import { CopyButton } from '@portico/portal-kit/copy-button';
import { Button, Dialog, DialogFooter, FormField, IconButton, Row, Stack } from '@portico/ui';
import { useState, type FormEvent } from 'react';
import {
  dropPercentOf,
  MAX_CHANCE_FACTOR,
  type DropFault,
  type DropTable,
  type DropValues,
} from '@portico/domain';
import { copyRows, type DropRow } from '../staging/drop-rows';
import { editsIn, emptyPlan, planChange, type StagePlan } from '../staging/stage-plan';
import { StagePreview } from '../staging/stage-preview';
import styles from './grid-tools.module.css';
import { useGrid } from './use-grid-editing';
import { parseChance, chanceOfPercent, type TypedChance, parseWhole } from '../staging/drop-draft';

export function SelectionBar({ rows }: { rows: readonly DropRow[] }) {
  const t = useTexts('mfe-admin');
  const { table, nameOf, canEdit, editing, selection } = useGrid();
  const [kind, setKind] = useState<SelectionChange>();
  const kinds: SelectionChange[] =
    table === 'monster' ? ['chance', 'factor', 'quantity'] : ['chance', 'factor'];
  if (rows.length === 0) return null;
  return (
    <div className={styles.bar} role="group" aria-label={t('drops.grid.many.label')}>
      <span className={styles.selected}>
        <strong>{t('drops.grid.selected', { count: rows.length })}</strong>
        <IconButton size="small" icon="close" label={t('drops.grid.many.clear')} onClick={selection.clear} />
      </span>
      <Row>
        {canEdit &&
          kinds.map((one) => (
            <Button key={one} size="small" onClick={() => setKind(one)}>
              {t(`drops.grid.many.${one}`)}
            </Button>
          ))}
        <CopyButton
          size="small"
          text={() => copyRows(rows, nameOf)}
          label={t('drops.grid.many.copy')}
          refusedText={t('drops.grid.many.refused')}
        />
        {canEdit && (
          <Button size="small" variant="danger" icon="trash" onClick={() => editing.remove(rows)}>
            {t('drops.grid.many.remove')}
          </Button>
        )}
      </Row>
      {kind !== undefined && <SelectionDialog kind={kind} rows={rows} onClose={() => setKind(undefined)} />}
    </div>
  );
}

interface SelectionDialogProps {
  kind: SelectionChange;
  rows: readonly DropRow[];
  onClose: () => void;
}

/** Rows shown per group: enough to see the effect. */
const MAX_SHOWN = 6;

const FIELDS = { chance: ['chance'], factor: ['factor'], quantity: ['min', 'max'] } as const;

function SelectionDialog({ kind, rows, onClose }: SelectionDialogProps) {
  const t = useTexts('mfe-admin');
  const { table, nameOf, editing } = useGrid();
  const [draft, setDraft] = useState({ chance: '', factor: '', min: '', max: '' });
  const [isTried, setIsTried] = useState(false);
  const plan = planSelection(table, kind, draft, rows);
  const edits = plan === 'unreadable' ? [] : editsIn(plan);
  const isEmpty = FIELDS[kind].some((field) => draft[field].trim() === '');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (edits.length === 0) return;
    onClose();
    editing.stageMany(edits);
  };
  return (
    <Dialog isOpen onClose={onClose} title={t(`drops.grid.many.${kind}`)} closeText={kitText('kit.close')}>
      <Stack as="form" gap={3} onSubmit={submit} noValidate>
        <p>{t('drops.grid.many.of', { count: rows.length })}</p>
        <div className={styles.fields}>
          {FIELDS[kind].map((field) => (
            <FormField
              key={field}
              label={t(`drops.grid.many.field.${field}`)}
              hint={t(`drops.grid.many.hint.${field}`)}
              error={
                plan === 'unreadable' && (isTried || !isEmpty)
                  ? t(`drops.grid.unreadable.${field}`)
                  : undefined
              }
              autoComplete="off"
              inputMode={field === 'chance' ? 'text' : 'decimal'}
              value={draft[field]}
              onChange={({ target }) => setDraft({ ...draft, [field]: target.value })}
            />
          ))}
        </div>
        {plan !== 'unreadable' && (
          <div className={styles.planned}>
            <StagePreview table={table} plan={plan} nameOf={nameOf} most={MAX_SHOWN} />
          </div>
        )}
        <DialogFooter>
          <Button onClick={onClose}>{kitText('kit.cancel')}</Button>
          <Button type="submit" variant="primary" aria-disabled={edits.length === 0 || undefined}>
            {t('drops.grid.stage')}
          </Button>
        </DialogFooter>
      </Stack>
    </Dialog>
  );
}

type SelectionChange = 'chance' | 'factor' | 'quantity';

type SelectionDraft = Record<'chance' | 'factor' | 'min' | 'max', string>;

type Change = (values: DropValues) => DropValues | { fault: DropFault };

const FACTOR = /^\d*[.,]?\d+$/;

/** The plan for selected rows; `unreadable` for unreadable input. */
function planSelection(
  table: DropTable,
  kind: SelectionChange,
  draft: SelectionDraft,
  rows: readonly DropRow[],
): StagePlan | 'unreadable' {
  const change = readChange(table, kind, draft);
  if (change === undefined) return 'unreadable';
  const plan = emptyPlan();
  for (const row of rows) {
    const after = change(row.values);
    if (row.state === 'removed') plan.unchanged += 1;
    else if ('fault' in after) plan.refused.push({ item: row.values.itemId, reason: after.fault });
    else planChange(plan, row, after);
  }
  return plan;
}

function readChange(table: DropTable, kind: SelectionChange, draft: SelectionDraft): Change | undefined {
  switch (kind) {
    case 'chance': {
      const typed = parseChance(draft.chance, table);
      return 'fault' in typed && typed.fault === 'unreadable' ? undefined : withChance(() => typed);
    }
    case 'factor': {
      const text = draft.factor.trim();
      const factor = FACTOR.test(text) ? Number(text.replace(',', '.')) : Infinity;
      // Chances stop at 100 percent.
      const scaled = (chance: number) => Math.min(100, dropPercentOf(table, chance) * factor);
      return factor > MAX_CHANCE_FACTOR
        ? undefined
        : withChance(({ chance }) => chanceOfPercent(scaled(chance), table));
    }
    case 'quantity': {
      const minQuantity = parseWhole(draft.min.trim());
      const maxQuantity = parseWhole(draft.max.trim());
      if (minQuantity === undefined || maxQuantity === undefined) return undefined;
      return (values) => ({ ...values, minQuantity, maxQuantity });
    }
  }
}

function withChance(chanceOf: (values: DropValues) => TypedChance): Change {
  return (values) => {
    const next = chanceOf(values);
    if ('chance' in next) return { ...values, chance: next.chance };
    return { fault: next.fault === 'unreadable' ? 'chance-range' : next.fault };
  };
}
