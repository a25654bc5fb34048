import { useTexts } from '@portico/i18n';
import type { SearchLinks, SearchPatch } from '@portico/portal-kit';
import { ListWindow } from '@portico/portal-kit/list';
import { classNames, type IconName, LinkButton, Skeleton } from '@portico/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import type { DatabaseTab } from '../../paths';
import { DatabaseHeader } from './database-header';
import { LiveSearch } from './filters/live-search';
import { type ListAnswer, NothingListed } from './rows/nearest-names';
import { RowGrid, RowGridSkeleton, type GridRow } from './rows/row-grid';
import styles from './search-page.module.css';
import { SortBar, type SortChoice } from './filters/sort-bar';
import { activeFilters } from './filters/sorting';
import { useFocusAfterClose } from './use-focus-after';

interface ListView {
  query: string;
  page: number;
}

interface SearchPageProps<View extends ListView, Data extends ListAnswer> {
  tab: Extract<DatabaseTab, 'maps' | 'quests'>;
  icon: IconName;
  links: SearchLinks<View>;
  /** Id of the search's form, which filters join. */
  form: string;
  found: UseQueryResult<Data>;
  countText: (total: { count: number }) => string;
  rows: (data: Data) => GridRow[];
  /** Content beside the search. */
  filters?: ReactNode;
  /** Choices of sorting. */
  sorts: readonly SortChoice[];
  /** Removes all filters, keeps the search. */
  noFilters: SearchPatch<View>;
  /** Index of the entry with open details. */
  chosen: number | undefined;
  /** Loaded lazily, when it is first opened. */
  detail: ReactNode;
}

export function SearchPage<View extends ListView, Data extends ListAnswer>(
  props: SearchPageProps<View, Data>,
) {
  const { tab, icon, links, form, found, countText, rows, filters, noFilters, chosen, detail } = props;
  const t = useTexts('mfe-database');
  const { view, hrefWith, set } = links;
  const isFiltered = activeFilters(view, noFilters) > 0;
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
            title={t(isFiltered || view.query !== '' ? `${tab}.found` : `${tab}.all`)}
            icon={icon}
            query={found}
            list={(data) => ({ ...data.pagination, rows: rows(data) })}
            page={view.page}
            hrefFor={(page) => hrefWith({ page } as SearchPatch<View>)}
            totalText={countText}
            filters={<SortBar sorts={props.sorts} />}
            skeleton={<RowGridSkeleton />}
            empty={(answer) => (
              <NothingListed
                answer={answer}
                kind={tab === 'maps' ? 'map' : 'quest'}
                title={t(`${tab}.empty`)}
                clear={isFiltered && <LinkButton href={hrefWith(noFilters)}>{t('lists.clear')}</LinkButton>}
              />
            )}
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

interface ListAndDetailProps {
  list: ReactNode;
  /** Details of the chosen entry; without them the list has the whole width. */
  detail: ReactNode;
  /** Index of the chosen entry. */
  chosen: number | undefined;
}

/** A list with the details of the chosen entry beside it, or in its place on narrow screens. */
function ListAndDetail({ list, detail, chosen }: ListAndDetailProps) {
  const root = useRef<HTMLDivElement>(null);
  const shown = useRef(chosen);
  useFocusAfterClose(root, chosen);
  // Scrolls the chosen entry into view: a deep link, or a choice far down a long list.
  useEffect(() => {
    const isNew = shown.current !== chosen;
    shown.current = chosen;
    if (chosen === undefined || root.current === null) return;
    const isAbove = root.current.getBoundingClientRect().top < 0;
    if (isNew && isAbove) root.current.scrollIntoView({ block: 'start' });
    const row = root.current.querySelector('[aria-current="true"]')?.closest('li');
    const scroller = row?.closest<HTMLElement>('[data-list]');
    if (!row || !scroller) return;
    const { top, height } = scroller.getBoundingClientRect();
    const place = row.getBoundingClientRect();
    if (place.top < top || place.bottom > top + height) {
      scroller.scrollTop += place.top - top - (height - place.height) / 2;
    }
  }, [chosen]);
  return (
    <div ref={root} className={classNames(styles.columns, chosen !== undefined && styles.open)}>
      <div className={styles.list}>{list}</div>
      {detail}
    </div>
  );
}

/** The rows of the list. Beside details they scroll on their own. */
function ListRows({ children }: { children: ReactNode }) {
  return (
    <div className={styles.rows} data-list="">
      {children}
    </div>
  );
}
