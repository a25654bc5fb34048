import { SectionHead } from '@portico/game-ui';
import { useTexts } from '@portico/i18n';
import { QueryStates } from '@portico/portal-kit';
import { EmptyState, LinkButton, Skeleton, Window } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../paths';
import { AwaySales } from './away-sales';
import { StoreWindow } from './store-window';
import { ownStoresQuery } from './stores.queries';
import styles from './stores-page.module.css';

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
              {own.stores.length === 0 && <NoStores />}
              {own.stores.map((store) => (
                <StoreWindow
                  key={store.characterId}
                  own={store}
                  salesSince={own.knowsSales ? own.salesSince : undefined}
                />
              ))}
              <p className={styles.note}>{t('stores.note')}</p>
            </>
          )}
        </QueryStates>
      </div>
    </>
  );
}

function NoStores() {
  const t = useTexts('mfe-dashboard');
  return (
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
  );
}
