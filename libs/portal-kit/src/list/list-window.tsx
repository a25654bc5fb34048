import { kitText, QueryStates, type QueryStatesProps, useFormat } from '@portico/portal-kit';
import {
  DataTable,
  type DataTableProps,
  EmptyState,
  LinkButton,
  SkeletonTable,
  Waiting,
  Window,
  type WindowProps,
} from '@portico/ui';
import { memo, type ReactNode } from 'react';
import { ListPager, type ListPagerProps } from './list-pager';

const SKELETON_ROWS = 12;

/** One page of a list, whatever its answer calls it. A list without `pages` has one. */
export interface ListPage<Row> extends Pick<ListPagerProps, 'next' | 'previous' | 'isAbout'> {
  rows: readonly Row[];
  /** On all pages; the number of rows by default. */
  total?: number;
  pages?: number;
  /** The number of the page; `page` of the window comes before it. */
  page?: number;
}

/** Rows of a table. While they are on their way, its columns stand there. */
type TableRows<Row> = Omit<DataTableProps<Row>, 'rows' | 'caption'> & {
  title: string;
  /** Name of the table, where that is not the title. */
  caption?: string;
  /** Rows of the skeleton, by default those of a full page. */
  skeletonRows?: number;
  /** Stands above the rows. */
  above?: ReactNode;
  children?: undefined;
};

/** Rows that are no table. */
interface OtherRows<Data, Row> {
  title?: string;
  /** A skeleton of the final size. */
  skeleton: ReactNode;
  /** Called with what `list` made of the answer, and the answer. */
  children: (page: ListPage<Row>, data: Data) => ReactNode;
  columns?: undefined;
}

export type ListWindowProps<Data, Row> = (TableRows<Row> | OtherRows<Data, Row>) &
  Pick<WindowProps, 'icon' | 'tabs' | 'actions'> &
  Pick<QueryStatesProps<Data>, 'errorTitle' | 'notFound'> & {
    query: QueryStatesProps<Data>['query'] & { isPlaceholderData: boolean };
    list: (data: Data) => ListPage<Row>;
    /** The page that the address asks for, and the address of another. */
    page?: number;
    hrefFor?: ListPagerProps['hrefFor'];
    /** How many there are, in words: `t('accounts.total', total)`. */
    totalText?: (total: { count: number }, isAbout: boolean) => ReactNode;
    /** Filters above the list. */
    filters?: ReactNode;
    /** Stands below the rows, whatever comes. */
    below?: ReactNode;
    /** Why there are no rows, and what to do next. */
    empty: ReactNode | ((data: Data) => ReactNode);
    /** The text of a page past the end; by default that the list ends before it. */
    pastEnd?: (pages: number) => { title: string; hint: string };
    /** Stands beside the pages. */
    note?: (data: Data) => ReactNode;
  };

/**
 * A list in its window: count, filters, rows or the reason for none, and pages. Rows are a table of `columns`,
 * or the output of `children`. Columns with a `sortHref` sort. While a new answer loads, the earlier rows and
 * their texts stay.
 */
export function ListWindow<Data, Row>(props: ListWindowProps<Data, Row>) {
  const { title, icon, tabs, actions, query, list, hrefFor, totalText, filters, empty, note } = props;
  const isWaiting = query.isPlaceholderData;
  const shown = query.data === undefined ? undefined : list(query.data);
  const { rows = [], total = rows.length, pages = 1, isAbout = false, next, previous } = shown ?? {};
  const page = props.page ?? shown?.page ?? 1;
  const pager = hrefFor !== undefined &&
    rows.length > 0 &&
    (page > 1 || pages > 1 || typeof next === 'string') && (
      <ListPager {...{ page, pages, hrefFor, next, previous, isAbout }} />
    );
  // No footer before the answer: it would move when the rows come.
  const beside = query.data !== undefined && note?.(query.data);
  return (
    <Window
      title={title}
      icon={icon}
      tabs={tabs}
      actions={actions}
      total={
        totalText && (
          <KeptWhile isWaiting={isWaiting}>{shown && totalText({ count: total }, isAbout)}</KeptWhile>
        )
      }
      footer={
        (pager || beside) && (
          <>
            {beside}
            {pager}
          </>
        )
      }
      isFlush
    >
      {filters}
      <Waiting isWaiting={isWaiting}>
        <QueryStates
          query={query}
          errorTitle={props.errorTitle}
          notFound={props.notFound}
          skeleton={props.columns === undefined ? props.skeleton : <TableSkeleton {...props} />}
          isEmpty={() => rows.length === 0}
          empty={
            <KeptWhile isWaiting={isWaiting}>
              {hrefFor !== undefined && page > pages && total > 0 ? (
                <PastEnd pages={pages} href={hrefFor(pages)} {...props.pastEnd?.(pages)} />
              ) : typeof empty === 'function' ? (
                query.data !== undefined && empty(query.data)
              ) : (
                empty
              )}
            </KeptWhile>
          }
        >
          {(data) =>
            props.columns === undefined ? (
              shown && props.children(shown, data)
            ) : (
              <>
                {props.above}
                <DataTable {...props} caption={props.caption ?? props.title} rows={rows} />
              </>
            )
          }
        </QueryStates>
      </Waiting>
      {props.below}
    </Window>
  );
}

interface KeptWhileProps {
  isWaiting: boolean;
  children: ReactNode;
}

/** Stays as it is while its next answer is on its way: words of the new address do not go with numbers of the old. */
const KeptWhile = memo(
  ({ children }: KeptWhileProps) => children,
  (_, { isWaiting }) => isWaiting,
);

function TableSkeleton<Row>({ columns, skeletonRows = SKELETON_ROWS, density }: TableRows<Row>) {
  const widths = columns.map(({ width, onCard }) => width ?? (onCard === 'title' ? '30%' : undefined));
  return <SkeletonTable rows={skeletonRows} columns={widths} density={density} />;
}

function PastEnd(props: { pages: number; href: string | undefined; title?: string; hint?: string }) {
  const { number } = useFormat();
  const { pages, href, title = kitText('kit.list.pastEnd', { pages: number(pages) }), hint } = props;
  return (
    <EmptyState
      title={title}
      hint={hint}
      actions={href !== undefined && <LinkButton href={href}>{kitText('kit.list.toLast')}</LinkButton>}
    />
  );
}
