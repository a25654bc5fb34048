import { QueryStates, UnavailableNotice, useFormat, usePortal } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { EmptyState, Window } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { ItemList } from './item-list';
import type { ItemsLinks } from './items-state';
import { popularItemsQuery } from './items.queries';
import { ResultListSkeleton } from './result-list';

/** What most things drop: where a reader without a search begins. */
export function PopularItems({ links }: { links: ItemsLinks }) {
  const t = useTexts('mfe-database');
  const format = useFormat();
  const { unavailable } = usePortal();
  const query = useQuery(popularItemsQuery(links.view));
  const isLacking = unavailable.includes('monsterDrops') && query.data?.length === 0;
  return (
    <Window title={t('popular.title')} icon="star" isFlush={!isLacking}>
      <QueryStates
        query={query}
        skeleton={<ResultListSkeleton />}
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
            links={links}
            noteOf={({ sourceCount }) =>
              t('popular.sources', { count: sourceCount, formatted: format.number(sourceCount) })
            }
          />
        )}
      </QueryStates>
    </Window>
  );
}
