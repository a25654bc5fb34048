import { QueryStates, useFormat } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { EmptyState, Skeleton } from '@portico/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSettled } from '../../../../shared/settled/use-settled';
import type { Dropper } from '../../../../shared/drops/drops.queries';
import type { Targets } from '../bulk-draft';
import styles from '../bulk.module.css';
import { foundDroppersQuery, type DropperSearch } from '../droppers-rows.queries';
import { ChooseAll } from './choose-all';
import { TargetFilters } from './target-filters';

const PAUSE_MS = 300;

interface TargetListProps {
  /** The search that the list begins with. */
  search: DropperSearch;
  targets: Targets;
  onAdd: (targets: Targets) => void;
  onRemove: (id: number) => void;
}

/** Droppers that fit the filters, to choose one by one or all at once. */
export function TargetList({ search, targets, onAdd, onRemove }: TargetListProps) {
  const t = useTexts('mfe-admin');
  const { number } = useFormat();
  const [filters, setFilters] = useState(search);
  const { table } = search;
  const settled = useSettled(filters, PAUSE_MS);
  const query = useQuery({ ...foundDroppersQuery(settled, 1), placeholderData: keepPreviousData });
  return (
    <>
      <TargetFilters filters={filters} onChange={setFilters} />
      <QueryStates
        query={query}
        errorTitle={t('drops.list.error')}
        skeleton={<TargetsSkeleton />}
        isEmpty={({ monsters }) => monsters.length === 0}
        empty={<EmptyState titleLevel={3} title={t('drops.none.title')} />}
      >
        {({ monsters, pagination: { total } }) => (
          <>
            <div className={styles.line}>
              <p className={styles.soft} role="status">
                {t(`drops.list.count.${table}`, { count: total, formatted: number(total) })}
                {monsters.length < total &&
                  ` · ${t('drops.bulk.targets.first', { formatted: number(monsters.length) })}`}
              </p>
              <ChooseAll search={settled} total={total} onAdd={onAdd} />
            </div>
            <ul className={styles.list} role="list" aria-busy={query.isPlaceholderData || undefined}>
              {monsters.map((dropper) => (
                <Target
                  key={dropper.id}
                  dropper={dropper}
                  isChosen={targets.has(dropper.id)}
                  onToggle={(isChosen) =>
                    isChosen ? onAdd(new Map([[dropper.id, dropper.name]])) : onRemove(dropper.id)
                  }
                />
              ))}
            </ul>
          </>
        )}
      </QueryStates>
    </>
  );
}

function TargetsSkeleton() {
  return (
    <>
      <div className={styles.line}>
        <Skeleton width="15rem" />
        <Skeleton shape="box" width="9rem" height="var(--control-small)" />
      </div>
      <Skeleton shape="box" height="16rem" />
    </>
  );
}

interface TargetProps {
  dropper: Dropper;
  isChosen: boolean;
  onToggle: (isChosen: boolean) => void;
}

function Target({ dropper: { id, name, level, itemCount }, isChosen, onToggle }: TargetProps) {
  const t = useTexts('mfe-admin');
  const format = useFormat();
  return (
    <li>
      <label className={styles.target}>
        <input type="checkbox" checked={isChosen} onChange={({ target }) => onToggle(target.checked)} />
        <span className={styles.name}>
          <bdi>{name}</bdi>
        </span>
        <span className={styles.soft}>
          {level === null ? id : format.level(level)} ·{' '}
          {t('drops.row.drops', { count: itemCount, formatted: format.number(itemCount) })}
        </span>
      </label>
    </li>
  );
}
