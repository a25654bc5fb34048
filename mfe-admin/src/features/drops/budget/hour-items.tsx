import { useFormat } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { DataTable, EmptyState } from '@portico/ui';
import { useMemo } from 'react';
import { BeforeAfter, Difference } from '../change-text';
import { ItemName } from '../item-name';
import { useItemNames } from '../use-item-names';
import type { Budget } from './budget-of';
import type { MapMonsters } from './map-monsters.queries';
import styles from './budget.module.css';

interface HourItemsProps {
  budget: Budget;
  on: MapMonsters;
}

interface HourItem {
  itemId: number;
  before: number;
  after: number;
}

/** Items of an hour, before and after: what changes first, then what comes most. */
export function HourItems({ budget, on }: HourItemsProps) {
  const t = useTexts('mfe-admin');
  const pieces = usePieceText();
  const rows = useMemo(() => hourItems(budget), [budget]);
  const drops = useMemo(() => [...on.monsters.flatMap((one) => one.drops), ...on.globalDrops], [on]);
  const dropperId = on.monsters[0]?.monster.id ?? 0;
  const nameOf = useItemNames(drops, { table: 'monster', dropperId }, budget.rows);
  return (
    <section className={styles.part} aria-labelledby="drops-budget-items">
      <h4 id="drops-budget-items" className={styles.subheading}>
        {t('drops.budget.items')}
      </h4>
      {rows.length === 0 ? (
        <EmptyState title={t('drops.budget.nothing')} />
      ) : (
        <DataTable
          caption={t('drops.budget.items')}
          rows={rows}
          rowKey={({ itemId }) => itemId}
          columns={[
            {
              key: 'item',
              header: t('drops.change.item'),
              onCard: 'title',
              cell: ({ itemId }) => <ItemName id={itemId} name={nameOf(itemId)} />,
            },
            {
              key: 'pieces',
              header: t('drops.budget.items'),
              align: 'end',
              onCard: 'aside',
              cell: ({ before, after }) => <BeforeAfter before={pieces(before)} after={pieces(after)} />,
            },
            {
              key: 'change',
              header: t('drops.change.column'),
              align: 'end',
              cell: ({ before, after }) => <Difference before={before} after={after} format={pieces} />,
            },
          ]}
        />
      )}
    </section>
  );
}

/** Rare items come less than once an hour: small numbers keep their decimals. */
function usePieceText(): (value: number) => string {
  const { number } = useFormat();
  return (value) => number(value >= 100 ? Math.round(value) : Number(value.toPrecision(2)));
}

function hourItems({ before, after }: Budget): HourItem[] {
  const ids = new Set([...before.pieces.keys(), ...after.pieces.keys()]);
  const items = [...ids].map((itemId) => ({
    itemId,
    before: before.pieces.get(itemId) ?? 0,
    after: after.pieces.get(itemId) ?? 0,
  }));
  const isChanged = (item: HourItem) => Number(item.before !== item.after);
  return items
    .filter((item) => item.before > 0 || item.after > 0)
    .sort(
      (one, other) =>
        isChanged(other) - isChanged(one) || other.after - one.after || one.itemId - other.itemId,
    );
}
