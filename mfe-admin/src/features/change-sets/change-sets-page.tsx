import { useTexts } from '@portico/i18n';
import {
  LinkButton,
  EmptyState,
  FilterBadges,
  SegmentedLinks,
  Badge,
  Link,
  type DataColumn,
} from '@portico/ui';
import { paths } from '../../paths';
import { AdminHeader } from '../../shared/admin-frame/admin-header';
import { type SearchLinks, useSearch, linkChoices, Moment } from '@portico/portal-kit';
import { ListSearch, ListTable, columnsOf } from '@portico/portal-kit/list';
import { useQuery } from '@tanstack/react-query';
import {
  changeSetsQuery,
  changeSetsSearch,
  type ChangeSetsView,
} from '../../shared/drops/change-sets.queries';
import { DROP_SET_STATES, ABSENT, DIRECT_EDIT_REASON } from '@portico/domain';
import { useState } from 'react';
import { itemSearchQuery, type ChangeSetSummary } from '../../shared/drops/drops.queries';
import { ItemField } from '../../shared/drops/item-field';
import styles from './change-sets-page.module.css';

export function ChangeSetsPage() {
  const t = useTexts('mfe-admin');
  const state = useSearch(changeSetsSearch);
  const { view, hrefWith } = state;
  const filters = [view.state, view.dropper, view.item];
  const isNarrowed = filters.some((one) => one !== undefined) || view.page > 1;
  const none = isNarrowed ? 'none' : 'nothing';
  return (
    <>
      <AdminHeader
        eyebrow={t('drops.title')}
        title={t('changeSets.title')}
        lead={t('changeSets.lead')}
        actions={
          <LinkButton href={paths.drops} icon="chest">
            {t('changeSets.editor')}
          </LinkButton>
        }
      />
      <ListTable
        title={t('changeSets.list')}
        icon="clock"
        query={useQuery(changeSetsQuery(view))}
        list={({ sets, pagination }) => ({ ...pagination, rows: sets })}
        page={view.page}
        hrefFor={(page) => hrefWith({ page })}
        totalText={(total) => t('changeSets.total', total)}
        filters={<ChangeSetsFilter {...state} />}
        errorTitle={t('changeSets.error')}
        empty={
          <EmptyState
            title={t(`changeSets.${none}.title`)}
            hint={t(`changeSets.${none}.text`)}
            actions={
              isNarrowed ? (
                <LinkButton href={hrefWith({ state: '', dropper: '', item: '', page: 1 })}>
                  {t('changeSets.none.action')}
                </LinkButton>
              ) : (
                <LinkButton href={paths.drops}>{t('changeSets.editor')}</LinkButton>
              )
            }
          />
        }
        columns={useChangeSetColumns()}
        rowKey={({ id }) => id}
      />
    </>
  );
}

function ChangeSetsFilter({ view, hrefWith, set }: SearchLinks<ChangeSetsView>) {
  const t = useTexts('mfe-admin');
  const [typed, setTyped] = useState('');
  const { dropper: dropperId, item: itemId } = view;
  const item = useQuery({ ...itemSearchQuery(String(itemId)), enabled: itemId !== undefined });
  const name = item.data?.find(({ id }) => id === itemId)?.name ?? `#${itemId}`;
  const badge = (key: 'dropper' | 'item', text: string) => ({
    key,
    text,
    removeText: t('changeSets.filter.remove', { filter: text }),
    removeHref: hrefWith({ [key]: '' }),
  });
  const badges = [
    ...(dropperId === undefined
      ? []
      : [badge('dropper', t('changeSets.filter.ofDropper', { id: String(dropperId) }))]),
    ...(itemId === undefined ? [] : [badge('item', name)]),
  ];
  return (
    <div className={styles.filter}>
      <SegmentedLinks
        label={t('changeSets.column.state')}
        items={linkChoices({ view, hrefWith }, 'state', [undefined, ...DROP_SET_STATES], (state) =>
          t(`changeSets.filter.${state ?? 'all'}`),
        )}
      />
      <ListSearch
        className={styles.field}
        name="dropper"
        label={t('changeSets.filter.dropper')}
        defaultValue={view.dropper === undefined ? '' : String(view.dropper)}
        maxLength={10}
        onSearch={(text) => set({ dropper: Number(text) })}
        clearHref={hrefWith({ dropper: '' })}
      />
      <ItemField
        isCompact
        className={styles.field}
        label={t('changeSets.filter.item')}
        value={typed}
        onType={setTyped}
        onChoose={({ id }) => {
          setTyped('');
          set({ item: id });
        }}
      />
      {badges.length > 0 && (
        <FilterBadges label={t('changeSets.filter.active')} badges={badges} className={styles.active} />
      )}
    </div>
  );
}

function useChangeSetColumns(): DataColumn<ChangeSetSummary>[] {
  const t = useTexts('mfe-admin');
  const reasonText = useReasonText();
  return columnsOf(t, {
    'changeSets.column.set': {
      onCard: 'title',
      width: '36%',
      cell: ({ id, reason }) => (
        <Link href={paths.changeSet(id)} className={styles.name}>
          <bdi dir="auto">{reasonText(reason)}</bdi> <bdi className={styles.soft}>#{id}</bdi>
        </Link>
      ),
    },
    'changeSets.column.state': { onCard: 'aside', cell: ({ state }) => <SetStateBadge state={state} /> },
    'changeSets.column.counts': { onCard: 'wide', cell: (set) => <SetCounts {...set} /> },
    'changeSets.column.by': ({ by }) => <bdi>{by ?? ABSENT}</bdi>,
    'changeSets.column.at': ({ appliedAt, createdAt }) => (
      <Moment at={appliedAt ?? createdAt} className={styles.at} />
    ),
    'changeSets.column.public': {
      from: 'medium',
      onCard: 'hidden',
      cell: ({ isPublic }) => t(isPublic ? 'changeSets.public.yes' : 'changeSets.public.no'),
    },
    'changeSets.column.undo': {
      onCard: 'wide',
      isEmpty: ({ undoOf, undoneBy }) => undoOf === null && undoneBy === null,
      cell: (set) => <UndoLinks set={set} />,
    },
  });
}

export function UndoLinks({ set: { undoOf, undoneBy } }: { set: ChangeSetSummary }) {
  const t = useTexts('mfe-admin');
  if (undoOf === null && undoneBy === null) return ABSENT;
  return (
    <span className={styles.undo}>
      {undoOf !== null && (
        <Link href={paths.changeSet(undoOf)}>{t('changeSets.undoOf', { id: String(undoOf) })}</Link>
      )}
      {undoneBy !== null && (
        <Link href={paths.changeSet(undoneBy)}>{t('changeSets.undoneBy', { id: String(undoneBy) })}</Link>
      )}
    </span>
  );
}

const TONES = { draft: 'warning', applied: 'good', undone: 'neutral' } as const;

export function SetStateBadge({ state }: Pick<ChangeSetSummary, 'state'>) {
  const t = useTexts('mfe-admin');
  return <Badge tone={TONES[state]}>{t(`changeSets.state.${state}`)}</Badge>;
}

type Counts = Pick<ChangeSetSummary, 'added' | 'changed' | 'removed' | 'droppers'>;

export function SetCounts({ added, changed, removed, droppers }: Counts) {
  const t = useTexts('mfe-admin');
  const parts = Object.entries({ added, changed, removed })
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => t(`changeSets.count.${kind as 'added' | 'changed' | 'removed'}`, { count }));
  return (
    <span className={styles.counts}>
      {parts.map((part) => (
        <span key={part}>{part}</span>
      ))}
      <span className={styles.soft}>{t('changeSets.count.droppers', { count: droppers })}</span>
    </span>
  );
}

/** Translates the reasons that the portal wrote itself. */
export function useReasonText(): (reason: string) => string {
  const t = useTexts('mfe-admin');
  return (reason) => {
    if (reason === '') return t('changeSets.noReason');
    return reason === DIRECT_EDIT_REASON ? t('changeSets.editedAtOnce') : reason;
  };
}
