import { kitText, QueryStates, type QueryStatesProps, useFormat } from '@portico/portal-kit';
import { EmptyState, LinkButton, Waiting, Window, type WindowProps } from '@portico/ui';
import { memo, type ReactNode } from 'react';
import { ListPager, type ListPagerProps } from './list-pager';

/** One page of a list. A list without `pages` has one page. */
export interface ListPage<Row> extends Pick<ListPagerProps, 'next' | 'previous' | 'isAbout'> {
  rows: readonly Row[];
  /** Number of rows on all pages; by default of this page. */
  total?: number;
  pages?: number;
  /** Number of this page; the window's `page` takes precedence. */
  page?: number;
}

export interface ListWindowProps<Data, Row>
  extends
    Pick<WindowProps, 'title' | 'icon' | 'tabs' | 'actions'>,
    Pick<QueryStatesProps<Data>, 'errorTitle' | 'notFound'> {
  query: QueryStatesProps<Data>['query'] & { isPlaceholderData: boolean };
  list: (data: Data) => ListPage<Row>;
  /** The page in the address. */
  page?: number;
  hrefFor?: ListPagerProps['hrefFor'];
  /** The number of rows in words: `t('accounts.total', total)`. */
  totalText?: (total: { count: number }, isAbout: boolean) => ReactNode;
  /** Filters above the list. */
  filters?: ReactNode;
  /** A skeleton of the final size. */
  skeleton: ReactNode;
  /** Called with the result of `list` and the answer. */
  children: (page: ListPage<Row>, data: Data) => ReactNode;
  /** Shown below the rows in every state. */
  below?: ReactNode;
  /** Why there are no rows, and what to do next. */
  empty: ReactNode | ((data: Data) => ReactNode);
  /** Text for a page past the end; by default it says where the list ends. */
  pastEnd?: (pages: number) => { title: string; hint: string };
  /** Shown beside the pager. */
  note?: (data: Data) => ReactNode;
}

/**
 * A list in its window: count, filters, rows or the reason for none, and pages. While a new answer loads, the earlier rows and their
 * texts stay. `ListTable` has columns.
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
  // No footer before the answer: rows that arrive would move it.
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
          skeleton={props.skeleton}
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
          {(data) => shown && props.children(shown, data)}
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

/** Does not change while the next answer loads, so that texts of the new address never appear with numbers of the old one. */
const KeptWhile = memo(
  ({ children }: KeptWhileProps) => children,
  (_, { isWaiting }) => isWaiting,
);

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
