import { Mesos } from '@portico/game-ui';
import { useTexts } from '@portico/i18n';
import { useFormat } from '@portico/portal-kit';
import { Notice } from '@portico/ui';
import type { OwnStores } from './stores.queries';

/** Sales of all stores since the account left the game, in one line; since the first sale that is kept if it left before. */
export function AwaySales({ own }: { own: OwnStores }) {
  const t = useTexts('mfe-dashboard');
  const { date, relativeTime } = useFormat();
  const { stores, awaySince, salesSince } = own;
  if (!own.knowsSales) return <Notice tone="info" title={t('stores.away.unknown')} />;
  if (awaySince === null || stores.length === 0) return null;
  const count = stores.reduce((sum, { newSales }) => sum + newSales, 0);
  const isLongAway = awaySince < salesSince;
  const time = isLongAway ? date(salesSince, { dateStyle: 'long' }) : relativeTime(awaySince);
  if (count === 0) {
    const title = isLongAway ? t('stores.away.noneSince', { time }) : t('stores.away.none', { time });
    return <Notice tone="info" title={title} />;
  }
  return (
    <Notice
      tone="good"
      title={
        isLongAway ? t('stores.away.soldSince', { count, time }) : t('stores.away.sold', { count, time })
      }
    >
      <Mesos
        amount={stores.reduce((sum, { newMesos }) => sum + newMesos, 0)}
        unit={t('goods.mesos')}
        isUnitShown
      />
    </Notice>
  );
}
