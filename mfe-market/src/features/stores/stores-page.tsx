import { PageMeta, QueryStates, usePortal } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { EmptyState, LinkButton, PageHeader } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../paths';
import { DatabaseNote } from '../../shared/database-note';
import { StoresBar } from './stores-bar';
import { StoresGrid, StoresSkeleton } from './stores-grid';
import { sortedStores, useStoresView } from './stores-state';
import { openStoresQuery } from './stores.queries';
import styles from './stores-page.module.css';

export function StoresPage() {
  const t = useTexts('mfe-market');
  const { language } = usePortal();
  const { sort, hrefWith } = useStoresView();
  const query = useQuery(openStoresQuery());
  return (
    <>
      <PageMeta
        title={t('stores.meta.title')}
        description={t('stores.meta.description')}
        keywords={t('stores.meta.keywords')}
      />
      <PageHeader title={t('stores.title')} lead={t('stores.lead')} />
      <div className={styles.page}>
        <QueryStates
          query={query}
          skeleton={<StoresSkeleton />}
          isEmpty={({ stores }) => stores.length === 0}
          empty={
            <EmptyState
              titleLevel={2}
              title={t('stores.empty.title')}
              hint={t('stores.empty.text')}
              actions={<LinkButton href={paths.database}>{t('stores.empty.action')}</LinkButton>}
            />
          }
        >
          {({ stores, source, asOf }) => (
            <>
              <StoresBar count={stores.length} source={source} asOf={asOf} sort={sort} hrefWith={hrefWith} />
              <StoresGrid stores={sortedStores(stores, sort, language)} />
              {source === 'database' && <DatabaseNote />}
            </>
          )}
        </QueryStates>
      </div>
    </>
  );
}
