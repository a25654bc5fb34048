import { SectionHead, Mesos } from '@portico/game-ui';
import { useTexts } from '@portico/i18n';
import { QueryStates, useFormat } from '@portico/portal-kit';
import { EmptyState, LinkButton, Skeleton, Window, Notice, SoftText } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../paths';
import { StoreWindow } from './store-window';
import styles from './stores-page.module.css';
import { ownStoresQuery, type OwnStores } from './stores.queries';

export function StoresPage() {
  const t = useTexts('mfe-dashboard');
  const query = useQuery(ownStoresQuery());
  return (
    <>
      <SectionHead scene="stalls" isFramed title={t('stores.title')} lead={t('stores.lead')} />
      <div className={styles.page}>
        <QueryStates query={query} skeleton={<Skeleton shape="box" width="100%" height="20rem" />}>
          {(own) => (
            <>
              <AwaySales own={own} />
              {own.stores.length === 0 && (
                <Window title={t('stores.title')} icon="store">
                  <EmptyState
                    title={t('stores.empty.title')}
                    hint={t('stores.empty.text')}
                    actions={
                      <LinkButton href={paths.market} variant="primary">
                        {t('stores.empty.action')}
                      </LinkButton>
                    }
                  />
                </Window>
              )}
              {own.stores.map((store) => (
                <StoreWindow
                  key={store.characterId}
                  own={store}
                  salesSince={own.knowsSales ? own.salesSince : undefined}
                />
              ))}
              <SoftText>{t('stores.note')}</SoftText>
            </>
          )}
        </QueryStates>
      </div>
    </>
  );
}

/** One line about the sales of all stores since the account left the game. If the sales records begin later, since their beginning. */
function AwaySales({ own }: { own: OwnStores }) {
  const t = useTexts('mfe-dashboard');
  const { date, relativeTime } = useFormat();
  const { stores, awaySince, salesSince } = own;
  if (!own.knowsSales) return <Notice tone="info" title={t('stores.away.unknown')} />;
  if (awaySince === null || stores.length === 0) return null;
  const count = stores.reduce((sum, { newSales }) => sum + newSales, 0);
  const isLongAway = awaySince < salesSince;
  const time = isLongAway ? date(salesSince, { dateStyle: 'long' }) : relativeTime(awaySince);
  if (count === 0) {
    return <Notice tone="info" title={t(`stores.away.${isLongAway ? 'noneSince' : 'none'}`, { time })} />;
  }
  return (
    <Notice tone="good" title={t(`stores.away.${isLongAway ? 'soldSince' : 'sold'}`, { count, time })}>
      <Mesos amount={stores.reduce((sum, { newMesos }) => sum + newMesos, 0)} isUnitShown />
    </Notice>
  );
}
