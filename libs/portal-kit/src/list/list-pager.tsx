import { kitText, type KitTextKey, useFormat } from '@portico/portal-kit';
import { Pagination } from '@portico/ui';

export interface ListPagerProps {
  page: number;
  pages: number;
  /** Address of a page, by its cursor if there is one; undefined if it cannot be opened. */
  hrefFor: (page: number, cursor?: string) => string | undefined;
  /** Cursor of the page after this one; null after the last. */
  next?: string | null | undefined;
  previous?: string | null | undefined;
  /** The number of pages is an estimate, so there is no link to the last. */
  isAbout?: boolean | undefined;
}

/** Links to the other pages of a list. Empty if there is one page. */
export function ListPager({ page, pages, hrefFor, next, previous, isAbout = false }: ListPagerProps) {
  const { number } = useFormat();
  const last = next === undefined ? pages : next === null ? page : Math.max(pages, page + 1);
  const hrefOf = (to: number) => {
    if (to === page + 1 && typeof next === 'string') return hrefFor(to, next);
    if (to === page - 1 && to > 1 && typeof previous === 'string') return hrefFor(to, previous);
    return isAbout && to > page + 1 ? undefined : hrefFor(to);
  };
  const position: KitTextKey = isAbout ? 'kit.list.positionAbout' : 'kit.list.position';
  return (
    <Pagination
      page={page}
      pages={last}
      hrefFor={hrefOf}
      texts={{
        label: kitText('kit.list.pages'),
        first: kitText('kit.list.first'),
        previous: kitText('kit.list.previous'),
        next: kitText('kit.list.next'),
        last: kitText('kit.list.last'),
        position: kitText(position, { page: number(page), pages: number(last) }),
      }}
    />
  );
}
