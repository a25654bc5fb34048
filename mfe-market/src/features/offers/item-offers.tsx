import type { SlotProps } from '@portico/contract';
import { useFormat, usePortal } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { Icon, Link, Window } from '@portico/ui';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { paths } from '../../paths';
import { SourceLine } from '../../shared/source-line';
import { OfferList, OfferListSkeleton } from './offer-list';
import { NoOffers, OffersFailed, OffersOff } from './offer-states';
import { offersQuery, type OffersAnswer } from './offers.queries';
import styles from './item-offers.module.css';

/** Who sells an item right now, beside what another remote tells of it. */
export function ItemOffers({ itemId }: SlotProps['item.offers']) {
  const t = useTexts('mfe-market');
  const format = useFormat();
  const { unavailable } = usePortal();
  const isOff = unavailable.includes('merchants');
  const query = useQuery({ ...offersQuery(itemId), enabled: !isOff });
  const { data } = query;
  return (
    <Window
      title={t('offers.title')}
      icon="store"
      isFlush
      actions={
        data !== undefined &&
        data.total > 0 && (
          <span className={styles.count}>
            {t('offers.count', { count: data.total, formatted: format.number(data.total) })}
          </span>
        )
      }
      footer={
        <>
          {data && <SourceLine source={data.source} asOf={data.asOf} />}
          <Link href={paths.market} className={styles.all}>
            {t('offers.all')}
            <Icon name="arrowEnd" size={16} />
          </Link>
        </>
      }
    >
      {isOff ? <OffersOff /> : <OfferStates query={query} />}
    </Window>
  );
}

/** Loading, failed, none, some. */
function OfferStates({ query }: { query: UseQueryResult<OffersAnswer, Error> }) {
  const { data, error, isFetching, refetch } = query;
  if (data === undefined) {
    return error === null ? (
      <OfferListSkeleton />
    ) : (
      <OffersFailed error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
    );
  }
  return data.total === 0 ? <NoOffers /> : <OfferList offers={data.offers} />;
}
