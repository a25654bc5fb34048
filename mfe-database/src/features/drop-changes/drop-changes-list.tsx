import { useTexts } from '@portico/i18n';
import { QueryStates, useFormat, usePortal } from '@portico/portal-kit';
import { ListPager } from '@portico/portal-kit/list';
import { EmptyState, LinkButton, Skeleton, SkeletonTable, Waiting } from '@portico/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { ChangeSetCard } from './change-set-card';
import {
  NO_FILTERS,
  type ChangeSet,
  type DropChangelog,
  type DropChangesLinks,
} from './drop-changes.queries';
import { groupByDay } from './group-changes';
import styles from './drop-changes-page.module.css';

export interface DropChangesListProps {
  links: DropChangesLinks;
  query: UseQueryResult<DropChangelog>;
}

export function DropChangesList({ links: { view, hrefWith }, query }: DropChangesListProps) {
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
  const { zone } = usePortal().config.time;
  const dayOf = (at: number) => format.date(at, { dateStyle: 'long', timeZone: zone });
  return groupByDay(sets, dayOf).map(({ day, sets: ofDay }) => (
    <section key={day} className={styles.day}>
      <h2 className={styles.date}>
        <time dateTime={new Date(ofDay[0]?.at ?? 0).toISOString()}>{day}</time>
      </h2>
      <ul className={styles.sets} role="list">
        {ofDay.map((set) => (
          <li key={set.id}>
            <ChangeSetCard set={set} isWhole={isWhole} />
          </li>
        ))}
      </ul>
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
