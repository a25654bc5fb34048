import { ListPages } from '@portico/game-ui';
import { useTexts } from '@portico/i18n';

export interface DatabasePagesProps {
  page: number;
  pages: number;
  hrefWith: (patch: { page: number }) => string;
}

/** Pages of a list of the database. */
export function DatabasePages({ page, pages, hrefWith }: DatabasePagesProps) {
  const t = useTexts('mfe-database');
  return (
    <ListPages
      page={page}
      pages={pages}
      hrefFor={(target) => hrefWith({ page: target })}
      textOf={(text, numbers) => t(`pages.${text}`, numbers)}
    />
  );
}
