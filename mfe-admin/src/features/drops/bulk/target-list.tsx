import { MAX_DROPPERS_PER_CALL, MAX_MONSTER_LEVEL } from '@portico/domain';
import { Picture } from '@portico/game-ui';
import { useTexts } from '@portico/i18n';
import { errorText, QueryStates, useFormat, useDebounced } from '@portico/portal-kit';
import { Button, CheckField, EmptyState, FormError, NumberField, Skeleton, TextField } from '@portico/ui';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { MAX_DROPPERS_PER_PAGE, droppersQuery, type DropperSearch } from '../droppers/droppers.queries';
import { MAX_SEARCH } from '../drops-state';
import panel from '../panel-parts.module.css';
import type { Targets } from './plan-bulk';
import styles from './bulk-form.module.css';

const PAUSE_MS = 300;

interface TargetListProps {
  search: DropperSearch;
  targets: Targets;
  onAdd: (targets: Targets) => void;
  onRemove: (id: number) => void;
}

export function TargetList({ search, targets, onAdd, onRemove }: TargetListProps) {
  const t = useTexts('mfe-admin');
  const format = useFormat();
  const [filters, setFilters] = useState(search);
  const { table } = search;
  const debounced = useDebounced(filters, PAUSE_MS);
  const query = useQuery({
    ...droppersQuery(debounced, 1, MAX_DROPPERS_PER_PAGE),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <TargetFilters filters={filters} onChange={setFilters} />
      <QueryStates
        query={query}
        errorTitle={t('drops.list.error')}
        skeleton={
          <>
            <div className={styles.line}>
              <Skeleton width="15rem" />
              <Skeleton shape="box" width="9rem" height="var(--control-small)" />
            </div>
            <Skeleton shape="box" height="16rem" />
          </>
        }
        isEmpty={({ monsters }) => monsters.length === 0}
        empty={<EmptyState titleLevel={3} title={t('drops.none.title')} />}
      >
        {({ monsters, pagination: { total } }) => (
          <>
            <div className={styles.line}>
              <p className={panel.soft} role="status">
                {t(`drops.list.count.${table}`, { count: total })}
                {monsters.length < total && ` · ${t('drops.bulk.targets.first', { count: monsters.length })}`}
              </p>
              <ChooseAll search={debounced} total={total} onAdd={onAdd} />
            </div>
            <ul className={styles.list} role="list" aria-busy={query.isPlaceholderData || undefined}>
              {monsters.map(({ id, name, level, itemCount }) => (
                <li key={id}>
                  <CheckField
                    className={styles.target}
                    checked={targets.has(id)}
                    onChange={(isChosen) => (isChosen ? onAdd(new Map([[id, name]])) : onRemove(id))}
                  >
                    {table === 'monster' && <Picture kind="monster" id={id} size={24} />}
                    <span className={styles.name}>
                      <bdi>{name}</bdi>
                    </span>
                    <span className={panel.soft}>
                      {level === null ? id : format.level(level)} ·{' '}
                      {t('drops.row.drops', { count: itemCount })}
                    </span>
                  </CheckField>
                </li>
              ))}
            </ul>
          </>
        )}
      </QueryStates>
    </>
  );
}

interface ChooseAllProps {
  search: DropperSearch;
  total: number;
  onAdd: (targets: Targets) => void;
}

function ChooseAll({ search, total, onAdd }: ChooseAllProps) {
  const t = useTexts('mfe-admin');
  const queries = useQueryClient();
  const all = useMutation({
    mutationFn: async () => {
      const found = new Map<number, string>();
      const pages = Math.ceil(Math.min(total, MAX_DROPPERS_PER_CALL + 1) / MAX_DROPPERS_PER_PAGE);
      for (let page = 1; page <= pages; page += 1) {
        const { monsters } = await queries.fetchQuery(droppersQuery(search, page, MAX_DROPPERS_PER_PAGE));
        for (const { id, name } of monsters) found.set(id, name);
      }
      return found;
    },
    onSuccess: onAdd,
  });
  return (
    <>
      <Button size="small" icon="check" isPending={all.isPending} onClick={() => all.mutate()}>
        {t('drops.bulk.targets.all', { count: total })}
      </Button>
      {all.error !== null && <FormError>{errorText(all.error)}</FormError>}
    </>
  );
}

interface TargetFiltersProps {
  filters: DropperSearch;
  onChange: (filters: DropperSearch) => void;
}

function TargetFilters({ filters, onChange }: TargetFiltersProps) {
  const t = useTexts('mfe-admin');
  const { table, search } = filters;
  const levelOf = (text: string) => {
    const level = Number(text);
    return Number.isInteger(level) && level >= 1 && level <= MAX_MONSTER_LEVEL ? level : 0;
  };
  const levelField = (name: 'minLevel' | 'maxLevel', label: string) => (
    <NumberField
      min={1}
      max={MAX_MONSTER_LEVEL}
      step={1}
      label={label}
      defaultValue={filters[name] || undefined}
      onChange={({ target }) => onChange({ ...filters, [name]: levelOf(target.value) })}
    />
  );
  return (
    <div className={styles.fields} role="search" aria-label={t(`drops.search.${table}`)}>
      <TextField
        className={styles.grow}
        label={t(`drops.search.${table}`)}
        placeholder={t('drops.search.placeholder')}
        maxLength={MAX_SEARCH}
        value={search}
        onType={(text) => onChange({ ...filters, search: text.trim() })}
      />
      {table === 'monster' && (
        <>
          {levelField('minLevel', t('drops.level.from'))}
          {levelField('maxLevel', t('drops.level.to'))}
        </>
      )}
    </div>
  );
}
