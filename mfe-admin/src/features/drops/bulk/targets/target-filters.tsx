import { MAX_MONSTER_LEVEL } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import { NumberField, TextField } from '@portico/ui';
import { MAX_SEARCH } from '../../drops-state';
import styles from '../bulk.module.css';
import type { DropperSearch } from '../droppers-rows.queries';

interface TargetFiltersProps {
  filters: DropperSearch;
  onChange: (filters: DropperSearch) => void;
}

/** By name or id, monsters by level too. */
export function TargetFilters({ filters, onChange }: TargetFiltersProps) {
  const t = useTexts('mfe-admin');
  const { table, search, minLevel, maxLevel } = filters;
  const levelOf = (text: string) => {
    const level = Number(text);
    return Number.isInteger(level) && level >= 1 && level <= MAX_MONSTER_LEVEL ? level : 0;
  };
  const level = { min: 1, max: MAX_MONSTER_LEVEL, step: 1 };
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
          <NumberField
            {...level}
            label={t('drops.level.from')}
            defaultValue={minLevel || undefined}
            onChange={({ target }) => onChange({ ...filters, minLevel: levelOf(target.value) })}
          />
          <NumberField
            {...level}
            label={t('drops.level.to')}
            defaultValue={maxLevel || undefined}
            onChange={({ target }) => onChange({ ...filters, maxLevel: levelOf(target.value) })}
          />
        </>
      )}
    </div>
  );
}
