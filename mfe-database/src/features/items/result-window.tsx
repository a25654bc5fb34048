import type { ReactNode } from 'react';
import { QueryStates } from '@portico/portal-kit';
import { Window, type IconName } from '@portico/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { CatalogMissing } from '../../shared/catalog-missing';
import { DatabasePages } from '../../shared/database-pages';
import type { ItemsLinks } from './items-state';
import { ResultListSkeleton } from './result-list';
import styles from './items-page.module.css';

/** What every answer of a search says of itself. */
interface FoundAnswer {
  importedAt: number | null;
  pagination: { total: number; pages: number };
}

export interface ResultWindowProps<Data extends FoundAnswer> {
  title: string;
  icon?: IconName;
  found: UseQueryResult<Data>;
  links: ItemsLinks;
  countText: (total: number) => ReactNode;
  /** In the place of the list, where nothing was found: what could be found instead. */
  empty: ReactNode;
  children: (data: Data) => ReactNode;
}

/** A search's results: how many, the list, and its pages. */
export function ResultWindow<Data extends FoundAnswer>(props: ResultWindowProps<Data>) {
  const { title, icon = 'search', found, links, countText, empty, children } = props;
  const pages = found.data?.pagination.pages ?? 0;
  return (
    <Window
      title={title}
      icon={icon}
      isFlush
      className={found.isPlaceholderData ? styles.waiting : undefined}
      footer={
        pages > 1 ? (
          <DatabasePages page={links.view.page} pages={pages} hrefWith={links.hrefWith} />
        ) : undefined
      }
    >
      <QueryStates
        query={found}
        skeleton={<ResultListSkeleton />}
        isEmpty={(data) => data.pagination.total === 0 && data.importedAt !== null}
        empty={empty}
      >
        {(data) => (
          <>
            {data.importedAt === null && <CatalogMissing />}
            <p className={styles.count} role="status">
              {countText(data.pagination.total)}
            </p>
            {children(data)}
          </>
        )}
      </QueryStates>
    </Window>
  );
}
