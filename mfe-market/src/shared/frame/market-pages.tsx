import { ListPages } from '@portico/game-ui';
import { useTexts } from '@portico/i18n';

export interface MarketPagesProps {
  pagination: { page: number; pages: number };
  hrefWith: (patch: { page: number }) => string;
}

export function MarketPages({ pagination: { page, pages }, hrefWith }: MarketPagesProps) {
  const t = useTexts('mfe-market');
  return (
    <ListPages
      page={page}
      pages={pages}
      hrefFor={(target) => hrefWith({ page: target })}
      textOf={(text, numbers) => t(`pages.${text}`, numbers)}
    />
  );
}
