import { useFormat } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { Pagination } from '@portico/ui';

export interface ListPagesProps {
  page: number;
  pages: number;
  hrefFor: (page: number) => string;
}

export function ListPages({ page, pages, hrefFor }: ListPagesProps) {
  const t = useTexts('mfe-database');
  const format = useFormat();
  return (
    <Pagination
      page={page}
      pages={pages}
      hrefFor={hrefFor}
      texts={{
        label: t('pages.label'),
        first: t('pages.first'),
        previous: t('pages.previous'),
        next: t('pages.next'),
        last: t('pages.last'),
        position: t('pages.position', { page: format.number(page), pages: format.number(pages) }),
      }}
    />
  );
}
