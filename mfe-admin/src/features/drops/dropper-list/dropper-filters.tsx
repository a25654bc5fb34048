import { useFormat } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { FilterSheet, LiveSearchField } from '@portico/ui';
import { MAX_SEARCH, type DropsState } from '../drops-state';
import { LevelFilter } from './level-filter';
import { PartyQuestFilter } from './party-quest-filter';
import styles from './dropper-filters.module.css';

/** By id or name, and by what tells the droppers of a table apart: levels of monsters, party quests of reactors. */
export function DropperFilters(state: DropsState) {
  const t = useTexts('mfe-admin');
  const { number } = useFormat();
  const { view, hrefWith, set } = state;
  const isMonster = view.table === 'monster';
  const isNarrowed = isMonster ? view.minLevel > 0 || view.maxLevel > 0 : view.partyQuest !== undefined;
  const count = isNarrowed ? 1 : 0;
  return (
    <div className={styles.root}>
      <LiveSearchField
        className={styles.search}
        name="search"
        label={t(`drops.search.${view.table}`)}
        placeholder={t('drops.search.placeholder')}
        value={view.search}
        maxLength={MAX_SEARCH}
        keep={keptBy(state)}
        onSearch={(search, options) => set({ search }, options)}
        clearHref={hrefWith({ search: '' })}
        texts={{ submit: t('drops.search.submit'), clear: t('drops.search.clear') }}
      />
      <FilterSheet
        activeCount={count}
        className={styles.fields}
        texts={{
          open: t('drops.filters.open'),
          active: t('drops.filters.active', { count, formatted: number(count) }),
          close: t('drops.close'),
          done: t('drops.filters.done'),
        }}
      >
        {isMonster ? <LevelFilter {...state} /> : <PartyQuestFilter {...state} />}
      </FilterSheet>
    </div>
  );
}

/** What a search without scripts sends along. */
function keptBy({ view }: DropsState): Record<string, string | number> {
  const { table, minLevel, maxLevel, partyQuest } = view;
  if (table === 'reactor') return { type: table, ...(partyQuest !== undefined && { partyQuest }) };
  return { ...(minLevel > 0 && { minLevel }), ...(maxLevel > 0 && { maxLevel }) };
}
