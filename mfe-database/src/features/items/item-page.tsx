import { WishButton } from '@portico/game-ui';
import { QueryStates } from '@portico/portal-kit';
import { PageSkeleton } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { BackToDatabase } from '../../shared/back-to-database';
import { CompareLink } from '../../shared/compare/compare-link';
import { LostEntry } from '../../shared/lost-entry';
import { HoldersLink } from './holders-link';
import { ItemDetail } from './item-detail';
import { itemQuery } from './items.queries';
import { TryOnLink } from './try-on-link';
import styles from './item-page.module.css';

export function ItemPage() {
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
          <div className={styles.back}>
            <BackToDatabase />
            <CompareLink kind="items" id={data.item.id} />
            <TryOnLink id={data.item.id} />
            <HoldersLink id={data.item.id} />
            <WishButton itemId={data.item.id} name={data.item.name} />
          </div>
          <ItemDetail detail={data} nameLevel={1} />
        </>
      )}
    </QueryStates>
  );
}
