import { type ReactNode, Suspense } from 'react';
import type { SearchLinks } from '@portico/portal-kit';
import { ListWindow } from '@portico/portal-kit/list';
import { useTexts } from '@portico/i18n';
import { classNames, EmptyState, type IconName, Skeleton } from '@portico/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { DatabaseTab } from '../paths';
import { CatalogMissing } from './catalog-missing';
import { DatabaseHeader } from './database-header';
import { ListAndDetail, ListRows } from './list-and-detail';
import { LiveSearch } from './live-search';
import { SortBar, type SortChoice } from './sort-bar';
import { RowGrid, RowGridSkeleton, type GridRow } from './row-grid';
import styles from './search-page.module.css';

/** Fields of every answer of a list. */
interface ListAnswer {
  importedAt: number | null;
  pagination: { total: number; pages: number };
}

interface ListView {
  query: string;
  page: number;
}

export interface SearchPageProps<Data extends ListAnswer> {
  tab: Extract<DatabaseTab, 'maps' | 'quests'>;
  icon: IconName;
  view: ListView;
  links: Pick<SearchLinks<ListView>, 'hrefWith' | 'set'>;
  /** Id of the search's form, which filters join. */
  form: string;
  found: UseQueryResult<Data>;
  /** Whether a search or filters make the list shorter. */
  isNarrowed: boolean;
  countText: (total: { count: number }) => string;
  rows: (data: Data) => GridRow[];
  /** Beside the search. */
  filters?: ReactNode;
  /** Choices of sorting. */
  sorts: readonly SortChoice[];
  /** An action where nothing is found. */
  emptyAction?: ReactNode;
  /** Index of the entry with open details. */
  chosen: number | undefined;
  /** Its code may come when it is first opened. */
  detail: ReactNode;
}

/** A tab of the database: everything of one kind, or what a search finds of it, and the details of one. */
export function SearchPage<Data extends ListAnswer>(props: SearchPageProps<Data>) {
  const { tab, icon, view, links, form, found, isNarrowed, countText, rows, filters, chosen, detail } = props;
  const t = useTexts('mfe-database');
  const { hrefWith, set } = links;
  return (
    <>
      <DatabaseHeader tab={tab} />
      <div className={classNames(styles.bar, filters !== undefined && styles.filtered)}>
        <LiveSearch
          id={form}
          className={styles.search}
          name="query"
          label={t(`${tab}.search.label`)}
          placeholder={t(`${tab}.search.placeholder`)}
          value={view.query}
          keep={{ tab }}
          clearHref={hrefWith({ query: '' })}
          onSearch={(text, options) => set({ query: text }, options)}
        />
        {filters}
      </div>
      <ListAndDetail
        chosen={chosen}
        detail={
          detail && (
            <Suspense fallback={<Skeleton shape="box" width="100%" height="24rem" />}>{detail}</Suspense>
          )
        }
        list={
          <ListWindow
            title={t(isNarrowed ? `${tab}.found` : `${tab}.all`)}
            icon={icon}
            query={found}
            list={(data) => ({ ...data.pagination, rows: rows(data) })}
            page={view.page}
            hrefFor={(page) => hrefWith({ page })}
            totalText={countText}
            filters={<SortBar sorts={props.sorts} />}
            skeleton={<RowGridSkeleton />}
            empty={({ importedAt }) =>
              importedAt === null ? (
                <CatalogMissing />
              ) : (
                <EmptyState title={t(`${tab}.empty`)} actions={props.emptyAction} />
              )
            }
          >
            {({ rows: shown }) => (
              <ListRows>
                {chosen === undefined && <p className={styles.hint}>{t(`${tab}.select`)}</p>}
                <RowGrid rows={shown} />
              </ListRows>
            )}
          </ListWindow>
        }
      />
    </>
  );
}
