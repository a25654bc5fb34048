import { PageMeta, QueryStates } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { PageSkeleton } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { BackToDatabase } from '../../shared/back-to-database';
import { LostEntry } from '../../shared/lost-entry';
import { ItemDetail } from './item-detail';
import { itemQuery } from './items.queries';
import { TryOnLink } from './try-on-link';
import styles from './item-page.module.css';

export function ItemPage() {
  const t = useTexts('mfe-database');
  const { id = '' } = useParams();
  const query = useQuery(itemQuery(id));
  return (
    <QueryStates
      query={query}
      skeleton={<PageSkeleton />}
      notFound={<LostEntry kind="item" />}
      back={<BackToDatabase />}
    >
      {(data) => (
        <>
          <PageMeta
            title={data.item.name}
            description={t('item.meta.description', { 'item.name': data.item.name })}
            keywords={t('item.meta.keywords', { 'item.name': data.item.name })}
          />
          <div className={styles.back}>
            <BackToDatabase />
            <TryOnLink id={data.item.id} />
          </div>
          <ItemDetail detail={data} nameLevel={1} />
        </>
      )}
    </QueryStates>
  );
}
