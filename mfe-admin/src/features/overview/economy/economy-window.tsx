import { CurrencyPicture } from '@portico/game-ui';
import {
  defineSearch,
  oneOf,
  QueryStates,
  useFormat,
  useSearch,
  linkChoices,
  MissingPart,
  retriedLazy,
} from '@portico/portal-kit';
import { useNumberColumn, columnsOf } from '@portico/portal-kit/list';
import { useTexts } from '@portico/i18n';
import { DataTable, Stack, TabLinks, Window } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { EconomyItems, EconomyMovers, EconomySources } from './economy-tables';
import {
  economyQuery,
  type EconomyCurrency,
  type Economy,
  type DailyFlow,
  dailyFlows,
  flowTotals,
} from './economy.queries';
import styles from './economy-window.module.css';
import { Suspense, useCallback, useMemo, useState } from 'react';
import type { EconomyChartProps } from './economy-chart';

const CURRENCIES = { nx: 'NX', vp: 'VP', meso: 'MESO' } as const satisfies Record<string, EconomyCurrency>;
const WORDS = ['nx', 'vp', 'meso'] as const;

const economySearch = defineSearch({ currency: oneOf(WORDS, 'nx') });

export function EconomyWindow() {
  const t = useTexts('mfe-admin');
  const { relativeTime, date } = useFormat();
  const { view, hrefWith } = useSearch(economySearch);
  const currency = CURRENCIES[view.currency];
  const query = useQuery(economyQuery());
  return (
    <Window
      title={t('economy.title')}
      icon="chart"
      tabs={
        <TabLinks
          label={t('economy.currency')}
          items={linkChoices({ view, hrefWith }, 'currency', WORDS, (word) => (
            <span className={styles.tab}>
              <CurrencyPicture kind={CURRENCIES[word]} size={18} />
              {t(`economy.currencies.${CURRENCIES[word]}`)}
            </span>
          ))}
        />
      }
      footer={
        query.data && (
          <span title={date(query.data.at)}>{t('economy.asOf', { when: relativeTime(query.data.at) })}</span>
        )
      }
    >
      <QueryStates query={query} errorTitle={t('economy.error')} skeleton="36rem">
        {(economy) => (
          <Stack gap={6}>
            <EconomyFlow economy={economy} currency={currency} />
            <div className={styles.lists}>
              <div className={styles.column}>
                <EconomySources sources={economy.sources.filter((one) => one.currency === currency)} />
                <EconomyItems title={t('economy.items.in')} items={economy.itemsIn} />
              </div>
              <div className={styles.column}>
                <EconomyMovers movers={economy.movers.filter((one) => one.currency === currency)} />
                <EconomyItems title={t('economy.items.out')} items={economy.itemsOut} />
              </div>
            </div>
          </Stack>
        )}
      </QueryStates>
    </Window>
  );
}

function EconomyFlow({ economy, currency }: { economy: Economy; currency: EconomyCurrency }) {
  const t = useTexts('mfe-admin');
  const numberColumn = useNumberColumn();
  const { day: dayText } = useFormat();
  const [Chart] = useState(economyChart.get);
  const [hasFailed, setHasFailed] = useState(false);
  const handleMissing = useCallback(() => setHasFailed(true), []);
  const flows = useMemo(() => dailyFlows(economy.days, currency), [economy, currency]);
  const label = t(`economy.chart.${currency}`);
  return (
    <section aria-label={label}>
      <p className={styles.summary}>{useSummary(flows)}</p>
      {!hasFailed && (
        <div className={styles.chart}>
          <Suspense>
            <Chart flows={flows} label={label} onMissing={handleMissing} />
          </Suspense>
        </div>
      )}
      <details className={styles.details} open={hasFailed}>
        <summary>{t('economy.table')}</summary>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys scroll the table of 30 rows */}
        <div className={styles.table} role="region" aria-label={label} tabIndex={0}>
          <DataTable
            caption={label}
            rows={flows.toReversed()}
            rowKey={({ day }) => day}
            columns={columnsOf(t, {
              'economy.day': { onCard: 'title', cell: ({ day }) => dayText(day) },
              'economy.in': numberColumn((flow: DailyFlow) => flow.in, { isLabelled: true }),
              'economy.out': numberColumn((flow: DailyFlow) => flow.out, { isLabelled: true }),
            })}
          />
        </div>
      </details>
    </section>
  );
}

function useSummary(flows: readonly DailyFlow[]): string {
  const t = useTexts('mfe-admin');
  const { number, day: dayText } = useFormat();
  const totals = flowTotals(flows);
  if (totals.busiest === undefined) return t('economy.summary.none');
  const net = totals.in - totals.out;
  const words = {
    in: number(totals.in),
    out: number(totals.out),
    net: number(Math.abs(net)),
    day: dayText(totals.busiest.day),
  };
  return t(net < 0 ? 'economy.summary.less' : 'economy.summary.more', words);
}

interface LazyEconomyChartProps extends EconomyChartProps {
  onMissing: () => void;
}

const economyChart = retriedLazy<LazyEconomyChartProps>(
  async () => (await import(/* webpackChunkName: "economy-chart" */ './economy-chart')).EconomyChart,
  MissingPart,
);
