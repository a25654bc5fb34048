import { type DropTable, expectedKills, MESO_ITEM_ID, shareOfKills } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import { useFormat } from '@portico/portal-kit';
import { columnsOf } from '@portico/portal-kit/list';
import { classNames, DataTable } from '@portico/ui';
import { useMemo } from 'react';
import { BeforeAfter, ChangeText } from '../staging/before-after';
import { ItemName } from '../item-name';
import panel from '../panel-parts.module.css';
import type { ItemOutcome, SimulationRequest } from './run-simulation';
import styles from './simulation.module.css';

interface SimulationResultProps {
  table: DropTable;
  request: SimulationRequest;
  items: readonly ItemOutcome[];
  nameOf: (itemId: number) => string;
}

export function SimulationResult({ table, request, items, nameOf }: SimulationResultProps) {
  const t = useTexts('mfe-admin');
  const { number } = useFormat();
  // Only small means are shown with decimals.
  const mean = (value: number) => number(value >= 100 ? Math.round(value) : Number(value.toPrecision(3)));
  const rows = useMemo(() => items.toSorted(mesosThenMost), [items]);
  const { kills, rates, isOnQuests } = request.options;
  const killsText = (side: 'before' | 'after', itemId: number) => {
    const given = request[side].filter(
      (row) => row.itemId === itemId && (isOnQuests || row.isForQuest !== true),
    );
    const average = expectedKills(shareOfKills(given, rates.drop) * 100);
    return average === undefined ? t('drops.simulate.never') : number(Math.round(average));
  };
  const first = {
    onCard: 'wide' as const,
    cell: ({ itemId }: ItemOutcome) => (
      <BeforeAfter before={killsText('before', itemId)} after={killsText('after', itemId)} />
    ),
  };
  const title = t(`drops.simulate.result.${table}`, { count: kills });
  return (
    <section className={panel.part} aria-labelledby="drops-simulated">
      <h3 id="drops-simulated">{title}</h3>
      <p className={panel.soft} role="status">
        {t('drops.simulate.runOf', { runs: request.runs, seed: String(request.seed) })}.{' '}
        {t('drops.simulate.legend')}
      </p>
      <DataTable
        caption={title}
        rows={rows}
        rowKey={({ itemId }) => itemId}
        density="comfortable"
        isFlowing
        columns={columnsOf(t, {
          'drops.change.item': {
            onCard: 'title',
            cell: ({ itemId }) => <ItemName id={itemId} name={nameOf(itemId)} />,
          },
          'drops.simulate.mean': {
            onCard: 'wide',
            cell: ({ before, after }) => <ChangeText before={before.mean} after={after.mean} format={mean} />,
          },
          'drops.simulate.spread': {
            onCard: 'wide',
            cell: (outcome) => (
              <span className={styles.bars}>
                <SpreadBar side="before" outcome={outcome} />
                <SpreadBar side="after" outcome={outcome} />
              </span>
            ),
          },
          'drops.simulate.first.monster': table === 'monster' && first,
          'drops.simulate.first.reactor': table === 'reactor' && first,
        })}
      />
    </section>
  );
}

function mesosThenMost(one: ItemOutcome, other: ItemOutcome): number {
  const isMesos = ({ itemId }: ItemOutcome) => Number(itemId === MESO_ITEM_ID);
  return isMesos(other) - isMesos(one) || other.after.mean - one.after.mean || one.itemId - other.itemId;
}

/** The middle nine tenths of the runs, on the scale from 0 of both tables. */
function SpreadBar({ side, outcome }: { side: 'before' | 'after'; outcome: ItemOutcome }) {
  const t = useTexts('mfe-admin');
  const of = outcome[side];
  const most = Math.max(outcome.before.p95, outcome.after.p95, 1);
  const { number } = useFormat();
  const at = (value: number) => `${(value / most) * 100}%`;
  const words = t('drops.simulate.range', { low: of.p5, high: of.p95, median: of.median });
  return (
    <span className={styles.bar} title={words}>
      <span className={styles.side}>{t(`drops.change.${side}`)}</span>
      <span className={styles.trough} role="img" aria-label={words}>
        <span
          className={classNames(styles.spread, styles[side])}
          style={{ insetInlineStart: at(of.p5), inlineSize: at(of.p95 - of.p5) }}
        />
        <span className={styles.median} style={{ insetInlineStart: at(of.median) }} />
      </span>
      <bdi className={styles.ends} dir="ltr" aria-hidden="true">
        {number(of.p5)}–{number(of.p95)}
      </bdi>
    </span>
  );
}
