import { useTexts } from '@portico/i18n';
import { type SearchLinks, useSearch } from '@portico/portal-kit';
import { ListWindow } from '@portico/portal-kit/list';
import { EmptyState, LinkButton } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../paths';
import {
  changeSetsQuery,
  changeSetsSearch,
  type ChangeSetsView,
} from '../../shared/drops/change-sets.queries';
import { useDropSetColumns } from './drop-set-columns';
import { DropSetsFilter } from './drop-sets-filter';

export function DropSetsWindow() {
  const t = useTexts('mfe-admin');
  const state = useSearch(changeSetsSearch);
  const { view, hrefWith } = state;
  return (
    <ListWindow
      title={t('dropSets.list')}
      icon="clock"
      query={useQuery(changeSetsQuery(view))}
      list={({ sets, pagination }) => ({ ...pagination, rows: sets })}
      page={view.page}
      hrefFor={(page) => hrefWith({ page })}
      totalText={(total) => t('dropSets.total', total)}
      filters={<DropSetsFilter {...state} />}
      errorTitle={t('dropSets.error')}
      empty={<NoSets {...state} />}
      columns={useDropSetColumns()}
      rowKey={({ id }) => id}
      density="comfortable"
    />
  );
}

function NoSets({ view, hrefWith }: SearchLinks<ChangeSetsView>) {
  const t = useTexts('mfe-admin');
  const { state, dropper, item, page } = view;
  const isNarrowed = [state, dropper, item].some((one) => one !== undefined) || page > 1;
  return (
    <EmptyState
      title={t(isNarrowed ? 'dropSets.none.title' : 'dropSets.nothing.title')}
      hint={t(isNarrowed ? 'dropSets.none.text' : 'dropSets.nothing.text')}
      actions={
        isNarrowed ? (
          <LinkButton href={hrefWith({ state: '', dropper: '', item: '', page: 1 })}>
            {t('dropSets.none.action')}
          </LinkButton>
        ) : (
          <LinkButton href={paths.drops}>{t('dropSets.editor')}</LinkButton>
        )
      }
    />
  );
}
