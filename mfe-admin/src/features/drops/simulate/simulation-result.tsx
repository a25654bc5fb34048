import { MESO_ITEM_ID, shareOfKills, type DropTable } from '@portico/domain';
import { useFormat } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { DataTable } from '@portico/ui';
import { useMemo } from 'react';
import { ChangeText } from '../change-text';
import { ItemName } from '../item-name';
import { FirstDrop } from './first-drop';
import type { ItemOutcome, SimulationRequest } from './simulation-messages';
import { SpreadBars } from './spread-bars';
import styles from './simulate.module.css';

interface SimulationResultProps {
  table: DropTable;
  request: SimulationRequest;
  items: readonly ItemOutcome[];
  nameOf: (itemId: number) => string;
}

/** What the runs brought, item by item: mesos first, then what comes most. */
export function SimulationResult({ table, request, items, nameOf }: SimulationResultProps) {
  const t = useTexts('mfe-admin');
  const { number } = useFormat();
  const mean = useMeanText();
  const rows = useMemo(() => items.toSorted(mesosThenMost), [items]);
  const { kills, rates, isOnQuests } = request.options;
  const shareOf = (side: 'before' | 'after', itemId: number) =>
    shareOfKills(
      request[side].filter((row) => row.itemId === itemId && (isOnQuests || row.isForQuest !== true)),
      rates.drop,
    );
  const title = t(`drops.simulate.result.${table}`, { formatted: number(kills) });
  return (
    <section className={styles.result} aria-labelledby="drops-simulated">
      <h3 id="drops-simulated" className={styles.heading}>
        {title}
      </h3>
      <p className={styles.soft} role="status">
        {t('drops.simulate.runOf', { runs: number(request.runs), seed: String(request.seed) })}.{' '}
        {t('drops.simulate.legend')}
      </p>
      <DataTable
        caption={title}
        rows={rows}
        rowKey={({ itemId }) => itemId}
        density="comfortable"
        isFlowing
        columns={[
          {
            key: 'item',
            header: t('drops.change.item'),
            onCard: 'title',
            cell: ({ itemId }) => <ItemName id={itemId} name={nameOf(itemId)} />,
          },
          {
            key: 'mean',
            header: t('drops.simulate.mean'),
            onCard: 'wide',
            cell: ({ before, after }) => <ChangeText before={before.mean} after={after.mean} format={mean} />,
          },
          {
            key: 'spread',
            header: t('drops.simulate.spread'),
            onCard: 'wide',
            cell: ({ before, after }) => <SpreadBars before={before} after={after} />,
          },
          {
            key: 'first',
            header: t(`drops.simulate.first.${table}`),
            onCard: 'wide',
            cell: ({ itemId }) => (
              <FirstDrop before={shareOf('before', itemId)} after={shareOf('after', itemId)} />
            ),
          },
        ]}
      />
    </section>
  );
}

/** Small means need their decimals, large ones do not. */
function useMeanText(): (value: number) => string {
  const { number } = useFormat();
  return (value) => number(value >= 100 ? Math.round(value) : Number(value.toPrecision(3)));
}

function mesosThenMost(one: ItemOutcome, other: ItemOutcome): number {
  const isMesos = ({ itemId }: ItemOutcome) => Number(itemId === MESO_ITEM_ID);
  return isMesos(other) - isMesos(one) || other.after.mean - one.after.mean || one.itemId - other.itemId;
}
