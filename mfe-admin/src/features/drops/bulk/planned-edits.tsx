import { dropPercentOf, type DropTable, type DropValues } from '@portico/domain';
import { useFormat } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { DataTable } from '@portico/ui';
import { useMemo } from 'react';
import { DropOdds, DropQuantity } from '../../../shared/drops/drop-text';
import type { StagedDrop } from '../../../shared/drops/staged-drop';
import type { BulkDraft } from './bulk-draft';
import styles from './bulk.module.css';
import type { ReadPlan } from './use-bulk-plan';

/** The review shows them all; here they say whether the operation is the one that was meant. */
const MAX_SHOWN = 50;

interface PlannedEditsProps {
  table: DropTable;
  plan: ReadPlan;
  draft: BulkDraft;
}

/** The first edits, row by row: who, what, before and after. */
export function PlannedEdits({ table, plan, draft }: PlannedEditsProps) {
  const t = useTexts('mfe-admin');
  const { number } = useFormat();
  const names = useNames(plan, draft);
  const rows = plan.edits.slice(0, MAX_SHOWN);
  const itemOf = ({ before, after }: StagedDrop) => (after ?? before)?.itemId ?? 0;
  return (
    <>
      <DataTable
        caption={t('drops.bulk.preview.title')}
        rows={rows}
        rowKey={({ key }) => key}
        columns={[
          {
            key: 'item',
            header: t('drops.change.item'),
            onCard: 'title',
            cell: (edit) => <bdi>{names.items.get(itemOf(edit)) ?? itemOf(edit)}</bdi>,
          },
          {
            key: 'dropper',
            header: t(`drops.bulk.preview.dropper.${table}`),
            cell: ({ dropperId }) => <bdi>{names.droppers.get(dropperId) ?? dropperId}</bdi>,
          },
          {
            key: 'before',
            header: t('drops.change.before'),
            onCard: 'wide',
            cell: ({ before }) => <Values table={table} values={before} />,
          },
          {
            key: 'after',
            header: t('drops.change.after'),
            onCard: 'wide',
            cell: ({ after }) => <Values table={table} values={after} />,
          },
        ]}
      />
      {plan.edits.length > MAX_SHOWN && (
        <p className={styles.soft}>
          {t('drops.bulk.more', { formatted: number(plan.edits.length - MAX_SHOWN) })}
        </p>
      )}
    </>
  );
}

function Values({ table, values }: { table: DropTable; values: DropValues | null }) {
  const t = useTexts('mfe-admin');
  if (values === null) return <span className={styles.soft}>{t('drops.bulk.preview.noRow')}</span>;
  return (
    <span className={styles.values}>
      <DropOdds percent={dropPercentOf(table, values.chance)} />
      {values.maxQuantity > 1 && <DropQuantity from={values.minQuantity} to={values.maxQuantity} />}
    </span>
  );
}

function useNames({ droppersRead }: ReadPlan, { additions }: BulkDraft) {
  return useMemo(() => {
    const items = new Map(additions.map(({ item }) => [item.id, item.name]));
    const droppers = new Map<number, string>();
    for (const { monster, drops } of droppersRead) {
      droppers.set(monster.id, monster.name);
      for (const { itemid, itemName } of drops) items.set(itemid, itemName);
    }
    return { items, droppers };
  }, [droppersRead, additions]);
}
