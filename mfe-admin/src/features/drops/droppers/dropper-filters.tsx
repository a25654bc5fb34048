import { MAX_MONSTER_LEVEL, MONSTER_LEVEL_PRESETS, REACTOR_PARTY_QUESTS } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import { kitText, linkChoices, useFormat } from '@portico/portal-kit';
import { ListFilters, LiveListSearch } from '@portico/portal-kit/list';
import {
  Button,
  EmptyState,
  FilterBadges,
  Link,
  NumberField,
  type FilterBadge,
  type LinkChoice,
} from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { editorStateQuery } from '../../../shared/drops/drops.queries';
import styles from './dropper-filters.module.css';
import { MAX_SEARCH, type DropsState } from '../drops-state';

export function DropperFilters(state: DropsState) {
  const t = useTexts('mfe-admin');
  const { view, hrefWith, set } = state;
  const isMonster = view.table === 'monster';
  const isNarrowed = isMonster ? view.minLevel > 0 || view.maxLevel > 0 : view.partyQuest !== undefined;
  const count = isNarrowed ? 1 : 0;
  return (
    <div className={styles.root}>
      <LiveListSearch
        label={t(`drops.search.${view.table}`)}
        placeholder={t('drops.search.placeholder')}
        value={view.search}
        maxLength={MAX_SEARCH}
        keep={keptBy(state)}
        onSearch={(search, options) => set({ search }, options)}
        clearHref={hrefWith({ search: '' })}
      />
      <ListFilters activeCount={count} className={styles.fields}>
        {isMonster ? (
          <LevelFilter {...state} />
        ) : (
          <FilterChips
            label={t('drops.partyQuest.label')}
            chips={linkChoices(state, 'partyQuest', [undefined, ...REACTOR_PARTY_QUESTS], (quest) =>
              t(`drops.partyQuest.${quest ?? 'all'}`),
            )}
          />
        )}
      </ListFilters>
    </div>
  );
}

function keptBy({ view }: DropsState): Record<string, string | number> {
  const { table, minLevel, maxLevel, partyQuest } = view;
  if (table === 'reactor') return { type: table, ...(partyQuest !== undefined && { partyQuest }) };
  return { ...(minLevel > 0 && { minLevel }), ...(maxLevel > 0 && { maxLevel }) };
}

function LevelFilter({ view, hrefWith, set }: DropsState) {
  const t = useTexts('mfe-admin');
  const { number } = useFormat();
  const { minLevel, maxLevel } = view;
  /** `end`: the level at this end of the range, which an empty field stands for. */
  const levelField = (name: 'minLevel' | 'maxLevel', label: string, end: number) => (
    <NumberField
      label={label}
      isLabelHidden
      placeholder={number(end)}
      name={name}
      min={1}
      max={MAX_MONSTER_LEVEL}
      step={1}
      defaultValue={view[name] || undefined}
    />
  );
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const [from, to] = [Number(fields.get('minLevel')), Number(fields.get('maxLevel'))];
    // Swapped bounds are corrected silently.
    const isSwapped = to > 0 && from > to;
    set({ minLevel: isSwapped ? to : from, maxLevel: isSwapped ? from : to });
  };
  return (
    <>
      <FilterChips label={t('drops.level.label')} chips={usePresets({ view, hrefWith, set })} />
      <form
        key={`${minLevel}-${maxLevel}`}
        className={styles.range}
        method="get"
        aria-label={t('drops.level.range')}
        onSubmit={submit}
      >
        {view.search !== '' && <input type="hidden" name="search" value={view.search} />}
        {levelField('minLevel', t('drops.level.from'), 1)}
        <span aria-hidden="true">–</span>
        {levelField('maxLevel', t('drops.level.to'), MAX_MONSTER_LEVEL)}
        <Button type="submit">{t('drops.level.apply')}</Button>
      </form>
    </>
  );
}

function usePresets({ view: { minLevel, maxLevel }, hrefWith }: DropsState) {
  const t = useTexts('mfe-admin');
  const { number } = useFormat();
  const presets = MONSTER_LEVEL_PRESETS.map(([from, to = 0]) => ({
    key: String(from),
    href: hrefWith({ minLevel: from, maxLevel: to }),
    text: to === 0 ? `${number(from)}+` : `${number(from)}–${number(to)}`,
    isCurrent: minLevel === from && maxLevel === to,
  }));
  const any = {
    key: 'any',
    href: hrefWith({ minLevel: 0, maxLevel: 0 }),
    text: t('drops.level.any'),
    isCurrent: minLevel === 0 && maxLevel === 0,
  };
  return [any, ...presets];
}

function FilterChips({ label, chips }: { label: string; chips: readonly LinkChoice[] }) {
  return (
    <nav aria-label={label}>
      <ul className={styles.chips} role="list">
        {chips.map(({ key, href, text, isCurrent }) => (
          <li key={key}>
            <Link className={styles.chip} href={href} aria-current={isCurrent ? 'true' : undefined}>
              <bdi>{text}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

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
          label={kitText('kit.list.filters')}
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
