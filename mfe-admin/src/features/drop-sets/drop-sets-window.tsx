import { ListPages } from '@portico/game-ui';
import { useTexts } from '@portico/i18n';
import { QueryStates, type SearchLinks, useFormat, useSearch } from '@portico/portal-kit';
import { DataTable, EmptyState, LinkButton, SkeletonTable, Window } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../paths';
import {
  changeSetsQuery,
  changeSetsSearch,
  type ChangeSetsView,
} from '../../shared/drops/change-sets.queries';
import type { ChangeSetSummary } from '../../shared/drops/drops.queries';
import { useDropSetColumns } from './drop-set-columns';
import { DropSetsFilter } from './drop-sets-filter';
import styles from './drop-sets.module.css';

const ROWS = 12;
const COLUMNS = ['34%', '14%', '16%', '14%', '22%'];

export function DropSetsWindow() {
  const t = useTexts('mfe-admin');
  const { number } = useFormat();
  const state = useSearch(changeSetsSearch);
  const { view, hrefWith } = state;
  const query = useQuery(changeSetsQuery(view));
  const { total = 0, pages = 0 } = query.data?.pagination ?? {};
  return (
    <Window
      title={t('dropSets.list')}
      icon="clock"
      isFlush
      className={query.isPlaceholderData ? styles.waiting : undefined}
      actions={
        <span className={styles.total} role="status">
          {query.data && t('dropSets.total', { count: total, formatted: number(total) })}
        </span>
      }
      footer={
        pages > 1 &&
        view.page <= pages && (
          <ListPages
            page={view.page}
            pages={pages}
            hrefFor={(page) => hrefWith({ page })}
            textOf={(text, numbers) => (text === 'label' ? t('dropSets.pages') : t(`pages.${text}`, numbers))}
          />
        )
      }
    >
      <DropSetsFilter {...state} />
      <QueryStates
        query={query}
        errorTitle={t('dropSets.error')}
        skeleton={<SkeletonTable rows={ROWS} columns={COLUMNS} />}
        isEmpty={({ sets }) => sets.length === 0}
        empty={<NoSets {...state} />}
      >
        {({ sets }) => <SetsTable sets={sets} />}
      </QueryStates>
    </Window>
  );
}

function SetsTable({ sets }: { sets: readonly ChangeSetSummary[] }) {
  const t = useTexts('mfe-admin');
  return (
    <DataTable
      caption={t('dropSets.list')}
      columns={useDropSetColumns()}
      rows={sets}
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
