import { useTexts } from '@portico/i18n';
import { EmptyState, LinkButton, Notice } from '@portico/ui';
import { paths } from '../../paths';
import type { PriceProblem, SearchView } from '../../shared/search/search-view';

/** Before anything is searched for. */
export function NoSearch() {
  const t = useTexts('mfe-market');
  return (
    <EmptyState
      titleLevel={2}
      title={t('goods.search.blank.title')}
      hint={t('goods.search.blank.text')}
      actions={<LinkButton href={paths.items}>{t('goods.search.none.all')}</LinkButton>}
    />
  );
}

export interface NotAPriceProps {
  problem: PriceProblem;
  hrefWith: (patch: Partial<SearchView>) => string;
}

/** An address asks for a price that is none. */
export function NotAPrice({ problem, hrefWith }: NotAPriceProps) {
  const t = useTexts('mfe-market');
  return (
    <Notice
      tone="warning"
      title={t(`advanced.problem.${problem}`)}
      actions={<LinkButton href={hrefWith({ min: '', max: '' })}>{t('advanced.withoutPrice')}</LinkButton>}
    >
      <p>{t('advanced.priceHint')}</p>
    </Notice>
  );
}
