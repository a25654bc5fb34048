import { QueryStates, UnavailableNotice, useFormat, usePortal } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { EmptyState, Window } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { ItemList, ItemListSkeleton } from './item-list';
import type { ItemsListProps } from './item-list';
import { popularItemsQuery } from './items.queries';

/** What most things drop: where a reader without a search begins. */
export function PopularItems({ view, hrefOf }: ItemsListProps) {
  const t = useTexts('mfe-database');
  const format = useFormat();
  const { unavailable } = usePortal();
  const query = useQuery(popularItemsQuery(view));
  const isLacking = unavailable.includes('monsterDrops') && query.data?.length === 0;
  return (
    <Window title={t('popular.title')} icon="star" isFlush={!isLacking}>
      <QueryStates
        query={query}
        skeleton={<ItemListSkeleton />}
        empty={
          isLacking ? (
            <UnavailableNotice of={['monsterDrops']} />
          ) : (
            <EmptyState title={t('popular.empty.title')} hint={t('popular.empty.text')} />
          )
        }
      >
        {(items) => (
          <ItemList
            items={items}
            chosen={view.item}
            hrefOf={hrefOf}
            noteOf={({ sourceCount }) =>
              t('popular.sources', { count: sourceCount, formatted: format.number(sourceCount) })
            }
          />
        )}
      </QueryStates>
    </Window>
  );
}
