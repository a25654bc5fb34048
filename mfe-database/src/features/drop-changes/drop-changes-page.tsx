import { SectionHead } from '@portico/game-ui';
import { useTexts } from '@portico/i18n';
import { useSearch, QueryStates, useFormat } from '@portico/portal-kit';
import { ListPager } from '@portico/portal-kit/list';
import {
  LinkButton,
  FilterBadges,
  type FilterBadge,
  EmptyState,
  Skeleton,
  SkeletonTable,
  Waiting,
  Stack,
} from '@portico/ui';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { DROP_CHANGES_FEED } from '../../paths';
import { BackToDatabase } from '../../shared/lists/back-to-database';
import { ChangeSetCard, groupByDay } from './change-set-card';
import styles from './drop-changes-page.module.css';
import {
  dropChangesQuery,
  dropChangesSearch,
  NO_FILTERS,
  type DropChangelog,
  type DropChangesLinks,
  type ChangeSet,
} from './drop-changes.queries';

export function DropChangesPage() {
  const t = useTexts('mfe-database');
  const links = useSearch(dropChangesSearch);
  const query = useQuery(dropChangesQuery(links.view));
  return (
    <div>
      <SectionHead
        scene="library"
        title={t('dropChanges.meta.title')}
        lead={t('dropChanges.lead')}
        actions={
          <>
            <BackToDatabase />
            <LinkButton
              href={DROP_CHANGES_FEED}
              icon="feed"
              type="application/atom+xml"
              title={t('dropChanges.feedHint')}
            >
              {t('dropChanges.feed')}
            </LinkButton>
          </>
        }
      />
      <DropChangesFilters links={links} found={query.isPlaceholderData ? undefined : query.data} />
      <DropChangesList links={links} query={query} />
    </div>
  );
}

interface DropChangesFiltersProps {
  links: DropChangesLinks;
  /** Knows the names; until it is loaded, ids are shown. */
  found: DropChangelog | undefined;
}

function DropChangesFilters({ links: { view, hrefWith }, found }: DropChangesFiltersProps) {
  const t = useTexts('mfe-database');
  const { item, monster, set } = view;
  const badge = (key: 'item' | 'monster' | 'set', text: string): FilterBadge => ({
    key,
    text,
    removeText: t('advanced.remove', { filter: text }),
    removeHref: hrefWith({ [key]: '' }),
  });
  const badges: FilterBadge[] = [];
  if (item !== undefined)
    badges.push(badge('item', t('dropChanges.filter.item', { name: found?.itemName ?? `${item}` })));
  if (monster !== undefined)
    badges.push(
      badge('monster', t('dropChanges.filter.monster', { name: found?.monsterName ?? `${monster}` })),
    );
  if (set !== undefined) badges.push(badge('set', t('dropChanges.filter.set')));
  if (badges.length === 0) return null;
  return (
    <FilterBadges
      className={styles.filters}
      label={t('dropChanges.filter.label')}
      badges={badges}
      clear={{ text: t('dropChanges.filter.clear'), href: hrefWith(NO_FILTERS) }}
    />
  );
}

interface DropChangesListProps {
  links: DropChangesLinks;
  query: UseQueryResult<DropChangelog>;
}

function DropChangesList({ links: { view, hrefWith }, query }: DropChangesListProps) {
  const t = useTexts('mfe-database');
  const isFiltered = (view.item ?? view.monster ?? view.set) !== undefined;
  const reason = isFiltered ? 'none' : 'empty';
  return (
    <QueryStates
      query={query}
      skeleton={<DropChangesSkeleton />}
      isEmpty={({ sets }) => sets.length === 0}
      empty={
        <EmptyState
          title={t(`dropChanges.${reason}.title`)}
          hint={t(`dropChanges.${reason}.text`)}
          actions={
            isFiltered && <LinkButton href={hrefWith(NO_FILTERS)}>{t('dropChanges.filter.clear')}</LinkButton>
          }
        />
      }
    >
      {({ sets, pagination: { pages } }) => (
        <Waiting isWaiting={query.isPlaceholderData}>
          <Days sets={sets} isWhole={view.set !== undefined} />
          <p className={styles.base}>{t('dropChanges.base')}</p>
          <ListPager page={view.page} pages={pages} hrefFor={(page) => hrefWith({ page })} />
        </Waiting>
      )}
    </QueryStates>
  );
}

/** Groups by server days, which are the same for all readers: local days would regroup after hydration. */
function Days({ sets, isWhole }: { sets: readonly ChangeSet[]; isWhole: boolean }) {
  const format = useFormat();
  const dayOf = (at: number) => format.serverDate(at, { dateStyle: 'long' });
  return groupByDay(sets, dayOf).map(({ day, sets: ofDay }) => (
    <section key={day} className={styles.day}>
      <h2 className={styles.date}>
        <time dateTime={new Date(ofDay[0]?.at ?? 0).toISOString()}>{day}</time>
      </h2>
      <Stack as="ul" role="list">
        {ofDay.map((set) => (
          <li key={set.id}>
            <ChangeSetCard set={set} isWhole={isWhole} />
          </li>
        ))}
      </Stack>
    </section>
  ));
}

function DropChangesSkeleton() {
  return ['first', 'second'].map((day) => (
    <div key={day} className={styles.day}>
      <div className={styles.date}>
        <Skeleton width="10rem" />
      </div>
      <SkeletonTable rows={5} columns={['45%', '35%', '20%']} />
    </div>
  ));
}
