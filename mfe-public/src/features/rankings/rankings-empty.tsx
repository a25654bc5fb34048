import { useTexts } from '@portico/i18n';
import { EmptyState, LinkButton } from '@portico/ui';
import type { RankingsView } from './rankings-state';

export interface RankingsEmptyProps {
  view: RankingsView;
  /** Address of the list without search, class and page. */
  allHref: string;
}

export function RankingsEmpty({ view, allHref }: RankingsEmptyProps) {
  const t = useTexts('mfe-public');
  const isWhole = view.search === '' && view.job === 'all' && view.page === 1;
  return (
    <EmptyState
      title={
        view.search === '' ? t('rankings.empty.title') : t('rankings.search.none', { term: view.search })
      }
      hint={isWhole ? t('home.top.empty.text') : t('rankings.empty.text')}
      actions={isWhole ? undefined : <LinkButton href={allHref}>{t('rankings.empty.action')}</LinkButton>}
    />
  );
}
