import { useFormat } from '@portico/portal-kit';
import { Pagination } from '@portico/ui';

/** What the texts of a list's pages are called in the files of a remote. */
export type PagesText = 'label' | 'first' | 'previous' | 'next' | 'last' | 'position';

export interface ListPagesProps {
  page: number;
  pages: number;
  hrefFor: (page: number) => string | undefined;
  /** A text of the remote; `position` takes both numbers, ready to print. */
  textOf: (text: PagesText, numbers: { page: string; pages: string }) => string;
}

/** Pages of a list with the remote's own texts: ``textOf={(text, numbers) => t(`pages.${text}`, numbers)}``. */
export function ListPages({ page, pages, hrefFor, textOf }: ListPagesProps) {
  const { number } = useFormat();
  const text = (name: PagesText) => textOf(name, { page: number(page), pages: number(pages) });
  return (
    <Pagination
      page={page}
      pages={pages}
      hrefFor={hrefFor}
      texts={{
        label: text('label'),
        first: text('first'),
        previous: text('previous'),
        next: text('next'),
        last: text('last'),
        position: text('position'),
      }}
    />
  );
}
