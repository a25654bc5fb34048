import { Picture } from '@portico/game-ui';
import { PageMeta, QueryStates, Slot } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { PageHeader, PageSkeleton, Window } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { BackToDatabase } from '../../shared/back-to-database';
import { LostEntry } from '../../shared/lost-entry';
import { ItemDetail, ItemLine } from './item-detail';
import { itemQuery } from './items.queries';
import styles from './item-page.module.css';

export function ItemPage() {
  const t = useTexts('mfe-database');
  const { id = '' } = useParams();
  const query = useQuery(itemQuery(id));
  return (
    <QueryStates query={query} skeleton={<PageSkeleton />} notFound={<LostEntry kind="item" />}>
      {(data) => (
        <>
          <PageMeta
            title={data.item.name}
            description={t('item.meta.description', { 'item.name': data.item.name })}
            keywords={t('item.meta.keywords', { 'item.name': data.item.name })}
          />
          <PageHeader
            title={<bdi>{data.item.name}</bdi>}
            lead={<ItemLine item={data.item} />}
            picture={<Picture kind="item" id={data.item.id} size={64} />}
            actions={<BackToDatabase />}
          />
          <div className={styles.page}>
            <Window>
              <ItemDetail detail={data} headingLevel={2} />
            </Window>
            <Slot name="item.offers" itemId={data.item.id} className={styles.offers} />
          </div>
        </>
      )}
    </QueryStates>
  );
}
