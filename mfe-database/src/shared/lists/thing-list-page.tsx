import type { ReactNode } from 'react';
import type { SearchLinks, SearchPatch } from '@portico/portal-kit';
import { ListFilters, ListTable } from '@portico/portal-kit/list';
import { useTexts } from '@portico/i18n';
import { LinkButton, type DataColumn, type IconName } from '@portico/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { DatabaseHeader } from './database-header';
import { LiveSearch } from './filters/live-search';
import { type ListAnswer, type NearestNamesProps, NothingListed } from './rows/nearest-names';
import { activeFilters } from './filters/sorting';
import styles from './thing-list-page.module.css';

interface ListView {
  query: string;
  page: number;
  sort: string | undefined;
  order: string | undefined;
}

export interface ThingListPageProps<View extends ListView, Data extends ListAnswer, Row> {
  tab: 'list' | 'monsters' | 'npcs';
  kind: NearestNamesProps['kind'];
  icon: IconName;
  links: SearchLinks<View>;
  /** Id of the search form. Filters outside it belong to it by their `form` attribute. */
  form: string;
  found: UseQueryResult<Data>;
  /** Replaces the title, which says whether all are listed. */
  title?: string | undefined;
  countText: (total: { count: number }) => string;
  rows: (data: Data) => readonly Row[];
  columns: readonly DataColumn<Row>[];
  /** Content beside the list. */
  filters: ReactNode;
  /** Removes all filters, keeps search and order. */
  noFilters: SearchPatch<View>;
  /** Content beside the list's title. */
  actions?: ReactNode;
  /** For many columns: narrow ones, in a table that scrolls if they do not fit. */
  isDense?: boolean;
}

const SEARCH = { list: 'search', monsters: 'monsterSearch.search', npcs: 'npcs.search' } as const;

export function ThingListPage<View extends ListView, Data extends ListAnswer, Row extends { id: number }>(
  props: ThingListPageProps<View, Data, Row>,
) {
  const { tab, kind, icon, links, form, found, countText, rows, filters, noFilters } = props;
  const t = useTexts('mfe-database');
  const { view, hrefWith, set } = links;
  const activeCount = activeFilters(view, noFilters);
  const isAll = view.query === '' && activeCount === 0;
  const clear = activeCount > 0 && (
    <LinkButton href={hrefWith(noFilters)} icon="close">
      {t('lists.clear')}
    </LinkButton>
  );
  return (
    <>
      <DatabaseHeader tab={tab} />
      <div className={styles.page}>
        <LiveSearch
          id={form}
          name="query"
          label={t(`${SEARCH[tab]}.label`)}
          placeholder={t(`${SEARCH[tab]}.placeholder`)}
          value={view.query}
          keep={{ tab, sort: view.sort ?? '', order: view.order ?? '' }}
          clearHref={hrefWith({ query: '' })}
          onSearch={(query, options) => set({ query }, options)}
        />
        <div className={styles.columns}>
          <div className={styles.side}>
            <ListFilters className={styles.filters} activeCount={activeCount}>
              {filters}
              {clear}
            </ListFilters>
          </div>
          <ListTable
            title={props.title ?? t(isAll ? `${tab}.all` : `${tab}.found`)}
            icon={icon}
            actions={props.actions}
            query={found}
            list={(data) => ({ ...data.pagination, rows: rows(data) })}
            page={view.page}
            hrefFor={(page) => hrefWith({ page } as SearchPatch<View>)}
            totalText={countText}
            columns={props.columns}
            rowKey={({ id }) => id}
            isFlowing
            isScrollable={props.isDense}
            className={props.isDense === true ? styles.dense : undefined}
            empty={(answer) => (
              <NothingListed answer={answer} kind={kind} title={t(`${tab}.empty`)} clear={clear} />
            )}
          />
        </div>
      </div>
    </>
  );
}
