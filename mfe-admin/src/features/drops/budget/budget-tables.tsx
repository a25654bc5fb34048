import { ABSENT } from '@portico/domain';
import { MonsterLink, Picture } from '@portico/game-ui';
import { useTexts } from '@portico/i18n';
import { useFormat } from '@portico/portal-kit';
import { useNumberColumn, columnsOf } from '@portico/portal-kit/list';
import { DataTable, EmptyState } from '@portico/ui';
import { useMemo } from 'react';
import { BeforeAfter, Difference } from '../staging/before-after';
import type { MapMonsters } from '../droppers/droppers.queries';
import { ItemName, useItemNames } from '../item-name';
import panel from '../panel-parts.module.css';
import type { Budget } from './hour-yield';

type HourItem = ReturnType<typeof hourItems>[number];

export function HourItems({ budget, on }: { budget: Budget; on: MapMonsters }) {
  const t = useTexts('mfe-admin');
  const { number } = useFormat();
  // Rare items drop less than once an hour: small numbers keep their decimals.
  const pieces = (value: number) => number(value >= 100 ? Math.round(value) : Number(value.toPrecision(2)));
  const rows = useMemo(() => hourItems(budget), [budget]);
  const drops = useMemo(() => [...on.monsters.flatMap((one) => one.drops), ...on.globalDrops], [on]);
  const dropperId = on.monsters[0]?.monster.id ?? 0;
  const nameOf = useItemNames(drops, { table: 'monster', dropperId }, budget.rows);
  return (
    <section className={panel.part} aria-labelledby="drops-budget-items">
      <h4 id="drops-budget-items">{t('drops.budget.items')}</h4>
      {rows.length === 0 ? (
        <EmptyState title={t('drops.budget.nothing')} />
      ) : (
        <DataTable
          caption={t('drops.budget.items')}
          rows={rows}
          rowKey={({ itemId }) => itemId}
          columns={columnsOf(t, {
            'drops.change.item': {
              onCard: 'title',
              cell: ({ itemId }) => <ItemName id={itemId} name={nameOf(itemId)} />,
            },
            'drops.budget.items': {
              align: 'end',
              onCard: 'aside',
              cell: ({ before, after }: HourItem) => (
                <BeforeAfter before={pieces(before)} after={pieces(after)} />
              ),
            },
            'drops.change.column': {
              align: 'end',
              cell: ({ before, after }) => <Difference before={before} after={after} format={pieces} />,
            },
          })}
        />
      )}
    </section>
  );
}

function hourItems({ before, after }: Budget) {
  const ids = new Set([...before.pieces.keys(), ...after.pieces.keys()]);
  const items = [...ids].map((itemId) => ({
    itemId,
    before: before.pieces.get(itemId) ?? 0,
    after: after.pieces.get(itemId) ?? 0,
  }));
  const isChanged = (item: (typeof items)[number]) => Number(item.before !== item.after);
  return items
    .filter((item) => item.before > 0 || item.after > 0)
    .sort(
      (one, other) =>
        isChanged(other) - isChanged(one) || other.after - one.after || one.itemId - other.itemId,
    );
}

type MapMonster = MapMonsters['monsters'][number];

interface FarmedMonstersProps {
  on: MapMonsters;
  kills: ReadonlyMap<number, number>;
}

export function FarmedMonsters({ on: { monsters }, kills }: FarmedMonstersProps) {
  const t = useTexts('mfe-admin');
  const { level } = useFormat();
  const numberColumn = useNumberColumn();
  const respawnText = (seconds: number) => {
    if (seconds < 0) return t('drops.budget.respawn.never');
    return seconds === 0
      ? t('drops.budget.respawn.wave')
      : t('drops.budget.respawn.seconds', { count: seconds });
  };
  return (
    <section className={panel.part} aria-labelledby="drops-budget-monsters">
      <h4 id="drops-budget-monsters">{t('drops.budget.monsters')}</h4>
      <DataTable
        caption={t('drops.budget.monsters')}
        rows={monsters}
        rowKey={({ monster }) => monster.id}
        columns={columnsOf(t, {
          'drops.budget.monster': {
            onCard: 'title',
            picture: ({ monster }) => <Picture kind="monster" id={monster.id} size={32} />,
            cell: ({ monster }) => <MonsterLink id={monster.id}>{monster.name}</MonsterLink>,
          },
          'drops.level.label': ({ monster }: MapMonster) =>
            monster.level === null ? ABSENT : level(monster.level),
          'drops.budget.amount': numberColumn(({ amount }: MapMonster) => amount, {
            isLabelled: true,
          }),
          'drops.budget.respawn.label': {
            isLabelled: true,
            cell: ({ respawnSeconds }) => respawnText(respawnSeconds),
          },
          'drops.budget.kills': numberColumn(
            ({ monster }: MapMonster) => Math.round(kills.get(monster.id) ?? 0),
            { onCard: 'aside' },
          ),
        })}
      />
    </section>
  );
}
