import { useTexts } from '@portico/i18n';
import { EmptyState, LinkButton } from '@portico/ui';
import { isGroupView, type RankingsView } from './rankings-state';

export interface RankingsEmptyProps {
  view: RankingsView;
  /** Address of the list of everybody. */
  allHref: string;
}

/** Of a ranking without players. */
export function RankingsEmpty({ view, allHref }: RankingsEmptyProps) {
  const t = useTexts('mfe-public');
  const isWhole = view.search === '' && view.job === 'all' && view.mode === 'all';
  const all = <LinkButton href={allHref}>{t('rankings.empty.action')}</LinkButton>;
  if (isGroupView(view)) {
    return (
      <EmptyState title={t('rankings.empty.groups')} hint={t('rankings.empty.groupsText')} actions={all} />
    );
  }
  return (
    <EmptyState
      title={
        view.search === '' ? t('rankings.empty.title') : t('rankings.search.none', { term: view.search })
      }
      hint={isWhole ? t('home.top.empty.text') : t('rankings.empty.text')}
      actions={isWhole ? undefined : all}
    />
  );
}
