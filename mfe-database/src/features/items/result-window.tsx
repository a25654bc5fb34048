import type { MouseEvent, ReactNode } from 'react';
import { type CardThing, WishButton } from '@portico/game-ui';
import { PHONE } from '@portico/portal-kit';
import { ListWindow, type ListWindowProps } from '@portico/portal-kit/list';
import { isPlainClick } from '@portico/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../paths';
import { CatalogMissing } from '../../shared/lists/rows/catalog-missing';
import { type Entry, EntryList, EntryListSkeleton } from '../../shared/detail/entry-list';
import type { ItemsLinks } from './items-state';

export interface ResultRow extends Omit<Entry, 'card' | 'onClick'> {
  /** Target of the row: pointing shows its card, a tap on a phone opens its page. */
  thing?: CardThing;
}

export function ResultList({ rows }: { rows: readonly ResultRow[] }) {
  const navigate = useNavigate();
  const openPageOnPhones = (thing: CardThing) => (event: MouseEvent) => {
    if (!isPlainClick(event) || !globalThis.matchMedia(PHONE).matches) return;
    event.preventDefault();
    void navigate(paths[thing.kind](thing.id));
  };
  const entryOf = ({ thing, ...row }: ResultRow): Entry =>
    thing === undefined
      ? row
      : {
          ...row,
          card: thing,
          onClick: openPageOnPhones(thing),
          press: thing.kind === 'item' && <WishButton itemId={thing.id} name={row.name} />,
        };
  return <EntryList entries={rows.map(entryOf)} isReadWhole />;
}

interface FoundAnswer {
  importedAt: number | null;
  pagination: { total: number; pages: number };
}

export interface ResultWindowProps<Data extends FoundAnswer> extends Pick<
  ListWindowProps<Data, ResultRow>,
  'icon' | 'totalText'
> {
  title: string;
  found: UseQueryResult<Data>;
  links: ItemsLinks;
  rows: (data: Data) => readonly ResultRow[];
  /** Suggestions in place of an empty list. */
  empty: ReactNode;
}

export function ResultWindow<Data extends FoundAnswer>(props: ResultWindowProps<Data>) {
  const { title, icon = 'search', found, links, totalText, rows, empty } = props;
  return (
    <ListWindow
      title={title}
      icon={icon}
      query={found}
      list={(data) => ({ ...data.pagination, rows: rows(data) })}
      page={links.view.page}
      hrefFor={(page) => links.hrefWith({ page })}
      totalText={totalText}
      skeleton={<EntryListSkeleton />}
      empty={({ importedAt }) => (importedAt === null ? <CatalogMissing /> : empty)}
    >
      {(page, { importedAt }) => (
        <>
          {importedAt === null && <CatalogMissing />}
          <ResultList rows={page.rows} />
        </>
      )}
    </ListWindow>
  );
}
