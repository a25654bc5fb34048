import type { ReactNode } from 'react';
import { ListPages } from '@portico/game-ui';
import { QueryStates, useFormat } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { EmptyState, Skeleton, Window, type IconName } from '@portico/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { DatabaseTab } from '../paths';
import { CatalogMissing } from './catalog-missing';
import { DatabaseHeader } from './database-header';
import { EntryList, type Entry } from './entry-list';
import { ListCount } from './list-count';
import { LiveSearch } from './live-search';
import type { useSearchView } from './use-search-view';

/** What every answer of a list says of itself. */
interface ListAnswer {
  importedAt: number | null;
  pagination: { total: number; pages: number };
}

export interface SearchPageProps<Data extends ListAnswer> {
  tab: Exclude<DatabaseTab, 'items'>;
  icon: IconName;
  view: ReturnType<typeof useSearchView>;
  found: UseQueryResult<Data>;
  /** How many there are, in words. */
  countText: (count: { count: number; formatted: string }) => string;
  entries: (data: Data) => Entry[];
  /** Between the search and the list. */
  filters?: ReactNode;
}

/** A tab of the database: everything of one kind, or what a search finds of it. */
export function SearchPage<Data extends ListAnswer>(props: SearchPageProps<Data>) {
  const { tab, icon, view, found, countText, entries, filters } = props;
  const t = useTexts('mfe-database');
  const format = useFormat();
  const { query, page, hrefWith, set } = view;
  const pagination = found.data?.pagination;
  return (
    <>
      <DatabaseHeader tab={tab} />
      <LiveSearch
        name="query"
        label={t(`${tab}.search.label`)}
        placeholder={t(`${tab}.search.placeholder`)}
        value={query}
        keep={{ tab }}
        clearHref={hrefWith({ query: '' })}
        onSearch={(text, options) => set({ query: text }, options)}
      />
      {filters}
      <Window
        title={t(query === '' ? `${tab}.all` : `${tab}.found`)}
        icon={icon}
        isFlush
        actions={
          pagination && (
            <ListCount>
              {countText({ count: pagination.total, formatted: format.number(pagination.total) })}
            </ListCount>
          )
        }
        footer={
          pagination &&
          pagination.pages > 1 && (
            <ListPages
              page={page}
              pages={pagination.pages}
              hrefFor={(to) => hrefWith({ page: to })}
              textOf={(text, numbers) => t(`pages.${text}`, numbers)}
            />
          )
        }
      >
        <QueryStates
          query={found}
          skeleton={<Skeleton shape="box" width="100%" height="40rem" />}
          isEmpty={(data) => entries(data).length === 0 && data.importedAt !== null}
          empty={<EmptyState title={t(`${tab}.empty`)} />}
        >
          {(data) => (data.importedAt === null ? <CatalogMissing /> : <EntryList entries={entries(data)} />)}
        </QueryStates>
      </Window>
    </>
  );
}
