import { ADVANCED_SEARCH_MODES, ITEM_STATS, ITEM_TYPES, WEAPON_TYPES } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import type { AdvancedSearch } from './advanced-state';
import { Choices } from './choices';
import { OrderFields } from './order-fields';
import { MinimumField, RangeFields } from './range-fields';
import styles from './advanced-panel.module.css';

const RANGES = ['dropRate', 'dropQuantity', 'itemLevel', 'monsterLevel', 'monsterHP', 'monsterExp'] as const;

/** Every field of the advanced search, filled as a search has them. What the reader writes stays in the form. */
export function DraftFields({ search }: { search: AdvancedSearch }) {
  const t = useTexts('mfe-database');
  return (
    <div className={styles.fields}>
      <Choices
        legend={t('advanced.mode.label')}
        type="radio"
        name="searchMode"
        options={ADVANCED_SEARCH_MODES.map((value) => ({
          value,
          text: t(`advanced.mode.${value}`),
        }))}
        chosen={[search.searchMode]}
      />
      <div className={styles.ranges}>
        {RANGES.map((name) => (
          <RangeFields key={name} name={name} range={search.ranges[name]} />
        ))}
      </div>
      <Choices
        legend={t('advanced.itemTypes')}
        type="checkbox"
        name="itemTypes"
        options={ITEM_TYPES.map((value) => ({ value, text: t(`type.${value}`) }))}
        chosen={search.itemTypes}
      />
      <Choices
        legend={t('advanced.weaponTypes')}
        type="checkbox"
        name="weaponTypes"
        options={WEAPON_TYPES.map((value) => ({ value, text: t(`advanced.weapon.${value}`) }))}
        chosen={search.weaponTypes}
      />
      <fieldset className={styles.stats}>
        <legend>{t('advanced.stats')}</legend>
        {ITEM_STATS.map((stat) => (
          <MinimumField key={stat} name={stat} range={search.ranges[stat]} />
        ))}
      </fieldset>
      <OrderFields sortBy={search.sortBy} sortOrder={search.sortOrder} />
    </div>
  );
}
