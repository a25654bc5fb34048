import type { ReactNode } from 'react';
import type { SearchLinks } from '@portico/portal-kit';
import { ListFilters, ListWindow } from '@portico/portal-kit/list';
import { useTexts } from '@portico/i18n';
import { EmptyState, LinkButton, type DataColumn, type IconName } from '@portico/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { CatalogMissing } from './catalog-missing';
import { DatabaseHeader } from './database-header';
import { LiveSearch } from './live-search';
import { NearestNames, type NearestNamesProps } from './nearest-names';
import styles from './thing-list-page.module.css';

interface ListAnswer {
  importedAt: number | null;
  nearest?: NearestNamesProps['names'];
  pagination: { total: number; pages: number };
}

interface ListView {
  query: string;
  page: number;
}

export interface ThingListPageProps<Data extends ListAnswer, Row> {
  tab: 'list' | 'monsters' | 'npcs';
  kind: NearestNamesProps['kind'];
  icon: IconName;
  view: ListView & { sort?: string; order?: string };
  links: Pick<SearchLinks<ListView>, 'hrefWith' | 'set'>;
  /** Id of the search form. Filters outside it belong to it by their `form` attribute. */
  form: string;
  found: UseQueryResult<Data>;
  title: string;
  countText: (total: { count: number }) => string;
  rows: (data: Data) => readonly Row[];
  columns: readonly DataColumn<Row>[];
  rowKey: (row: Row) => number;
  /** Content beside the list. */
  filters: ReactNode;
  activeCount: number;
  /** Address without filters. */
  clearHref: string;
  /** Content beside the list's title. */
  actions?: ReactNode;
  /** For many columns: narrow ones, in a table that scrolls if they do not fit. */
  isDense?: boolean;
}

const SEARCH = { list: 'search', monsters: 'monsterSearch.search', npcs: 'npcs.search' } as const;

export function ThingListPage<Data extends ListAnswer, Row>(props: ThingListPageProps<Data, Row>) {
  const { tab, kind, icon, view, links, form, found, title, countText, rows, filters, activeCount } = props;
  const t = useTexts('mfe-database');
  const { hrefWith, set } = links;
  const clear = activeCount > 0 && (
    <LinkButton href={props.clearHref} icon="close">
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
          <ListWindow
            title={title}
            icon={icon}
            actions={props.actions}
            query={found}
            list={(data) => ({ ...data.pagination, rows: rows(data) })}
            page={view.page}
            hrefFor={(page) => hrefWith({ page })}
            totalText={countText}
            columns={props.columns}
            rowKey={props.rowKey}
            isFlowing
            isScrollable={props.isDense}
            className={props.isDense === true ? styles.dense : undefined}
            empty={({ importedAt, nearest }) =>
              importedAt === null ? (
                <CatalogMissing />
              ) : (
                <EmptyState
                  title={t(`${tab}.empty`)}
                  actions={
                    <>
                      <NearestNames kind={kind} names={nearest} />
                      {clear}
                    </>
                  }
                />
              )
            }
          />
        </div>
      </div>
    </>
  );
}
