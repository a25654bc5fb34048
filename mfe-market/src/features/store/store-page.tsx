import { LostPage, QueryStates } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { LinkButton, PageSkeleton } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { paths } from '../../paths';
import { StoreStock } from './store-stock';
import { storeItemsQuery } from './store.queries';

export function StorePage() {
  const t = useTexts('mfe-market');
  const { storeId = '' } = useParams();
  const query = useQuery(storeItemsQuery(storeId));
  const back = <LinkButton href={paths.market}>{t('store.back')}</LinkButton>;
  return (
    <QueryStates
      query={query}
      errorTitle={t('store.failed')}
      back={back}
      skeleton={<PageSkeleton />}
      notFound={<LostPage title={t('store.notFound.title')} hint={t('store.notFound.text')} actions={back} />}
    >
      {(data) => <StoreStock answer={data} />}
    </QueryStates>
  );
}
