import { Mesos } from '@portico/game-ui';
import { useTexts } from '@portico/i18n';
import { useFormat } from '@portico/portal-kit';
import { Notice } from '@portico/ui';
import type { OwnStores } from './stores.queries';

/** Sales of all stores since the account left the game, in one line. */
export function AwaySales({ own: { stores, awaySince, knowsSales } }: { own: OwnStores }) {
  const t = useTexts('mfe-dashboard');
  const { number, relativeTime } = useFormat();
  if (!knowsSales) return <Notice tone="info" title={t('stores.away.unknown')} />;
  if (awaySince === null || stores.length === 0) return null;
  const count = stores.reduce((sum, { newSales }) => sum + newSales, 0);
  const time = relativeTime(awaySince);
  if (count === 0) return <Notice tone="info" title={t('stores.away.none', { time })} />;
  return (
    <Notice tone="good" title={t('stores.away.sold', { count, formatted: number(count), time })}>
      <Mesos
        amount={stores.reduce((sum, { newMesos }) => sum + newMesos, 0)}
        unit={t('goods.mesos')}
        isUnitShown
      />
    </Notice>
  );
}
