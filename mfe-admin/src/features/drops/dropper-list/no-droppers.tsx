import { useFormat } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { EmptyState, FilterBadges, type FilterBadge } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { editorStateQuery } from '../../../shared/drops/drops.queries';
import type { DropsState } from '../drops-state';

/** Nothing fits: each filter can be taken away. */
export function NoDroppers(state: DropsState) {
  const t = useTexts('mfe-admin');
  const { view, hrefWith } = state;
  const filters = useFilters(state);
  const { data: server } = useQuery(editorStateQuery());
  if (view.table === 'reactor' && server?.hasReactors === false) {
    return <EmptyState title={t('drops.none.noTable')} />;
  }
  if (filters.length === 0) {
    return <EmptyState title={t(`drops.none.${view.table}`)} hint={t('drops.none.hint')} />;
  }
  return (
    <EmptyState
      title={t('drops.none.title')}
      hint={t('drops.none.loosen')}
      actions={
        <FilterBadges
          label={t('drops.filters.open')}
          badges={filters}
          clear={{
            text: t('drops.none.clear'),
            href: hrefWith({ search: '', minLevel: 0, maxLevel: 0, partyQuest: '' }),
          }}
        />
      }
    />
  );
}

function useFilters({ view, hrefWith }: DropsState): FilterBadge[] {
  const t = useTexts('mfe-admin');
  const { levels, level } = useFormat();
  const { table, search, minLevel, maxLevel, partyQuest } = view;
  const filters: FilterBadge[] = [];
  const add = (key: string, text: string, removeHref: string) =>
    filters.push({ key, text, removeHref, removeText: t('drops.none.remove', { filter: text }) });
  if (search !== '') add('search', search, hrefWith({ search: '' }));
  if (table === 'monster' && (minLevel > 0 || maxLevel > 0)) {
    const text = maxLevel > 0 ? levels(Math.max(minLevel, 1), maxLevel) : `${level(minLevel)}+`;
    add('level', text, hrefWith({ minLevel: 0, maxLevel: 0 }));
  }
  if (table === 'reactor' && partyQuest !== undefined) {
    add('partyQuest', t(`drops.partyQuest.${partyQuest}`), hrefWith({ partyQuest: '' }));
  }
  return filters;
}
