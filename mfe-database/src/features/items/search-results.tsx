import { UnavailableNotice, usePortal } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { ListWindow } from '@portico/portal-kit/list';
import { EmptyState, Link, LinkButton } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../paths';
import { EntryListSkeleton } from '../../shared/detail/entry-list';
import { ListCount } from '../../shared/lists/list-count';
import { NearestNames } from '../../shared/lists/rows/nearest-names';
import { itemSearchQuery, monsterSearchQuery, popularItemsQuery } from './items.queries';
import type { ItemsLinks } from './items-state';
import { ResultList, ResultWindow } from './result-window';
import { useItemRow, useMonsterRow } from './result-rows';
import styles from './items-page.module.css';

export function SearchResults({ links }: { links: ItemsLinks }) {
  const t = useTexts('mfe-database');
  const { query: term, type } = links.view;
  const found = useQuery(itemSearchQuery(links.view));
  const rowOf = useItemRow(links);
  return (
    <ResultWindow
      title={t('results.title')}
      found={found}
      links={links}
      totalText={(total) => t('results.count', { ...total, term })}
      rows={({ items }) => items.map((item) => rowOf(item))}
      empty={
        <EmptyState
          title={t('results.empty.title', { term })}
          hint={t('results.empty.text')}
          actions={
            <>
              {type !== 'all' && (
                <LinkButton href={links.hrefWith({ type: 'all' })}>{t('results.empty.action')}</LinkButton>
              )}
              <NearestNames kind="item" names={found.data?.nearest} />
            </>
          }
        />
      }
    />
  );
}

export function MonsterResults({ links }: { links: ItemsLinks }) {
  const t = useTexts('mfe-database');
  const term = links.view.query;
  const found = useQuery(monsterSearchQuery(links.view));
  const rowOf = useMonsterRow(links);
  return (
    <ResultWindow
      title={t('monsterSearch.found')}
      icon="skull"
      found={found}
      links={links}
      totalText={(total) => t('monsterSearch.count', { ...total, term })}
      rows={({ monsters }) => monsters.map((monster) => rowOf(monster))}
      empty={
        <EmptyState
          title={t('monsterSearch.empty.title', { term })}
          hint={t('monsterSearch.empty.text')}
          actions={<NearestNames kind="monster" names={found.data?.nearest} />}
        />
      }
    />
  );
}

export function PopularItems({ links }: { links: ItemsLinks }) {
  const t = useTexts('mfe-database');
  const { unavailable } = usePortal();
  const rowOf = useItemRow(links);
  const sources = (count: number) => t('popular.sources', { count });
  return (
    <ListWindow
      title={t('popular.title')}
      icon="star"
      actions={
        <ListCount>
          <Link href={paths.itemList()}>{t('list.link')}</Link>
        </ListCount>
      }
      query={useQuery(popularItemsQuery(links.view))}
      list={(items) => ({ rows: items.map((item) => rowOf(item, sources(item.sourceCount))) })}
      skeleton={<EntryListSkeleton />}
      empty={
        unavailable.includes('monsterDrops') ? (
          <UnavailableNotice of={['monsterDrops']} className={styles.lacking} />
        ) : (
          <EmptyState title={t('popular.empty.title')} hint={t('popular.empty.text')} />
        )
      }
    >
      {({ rows }) => <ResultList rows={rows} />}
    </ListWindow>
  );
}
