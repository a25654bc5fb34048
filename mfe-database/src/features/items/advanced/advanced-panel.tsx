import { FILTER_PRESETS, type FilterPresetName, type FilterPreset } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import { Button } from '@portico/ui';
import { useId, useState, type FormEvent, type KeyboardEventHandler } from 'react';
import { readDraft, EMPTY_SEARCH, type AdvancedSearch } from './advanced-state';
import styles from './advanced-panel.module.css';
import { DraftFields } from './draft-fields';

export interface AdvancedPanelProps {
  id: string;
  /** Initial draft, from the active filters. */
  start: AdvancedSearch;
  onApply: (search: AdvancedSearch) => void;
  onClear: () => void;
  onKeyDown: KeyboardEventHandler;
}

interface Draft {
  search: AdvancedSearch;
  preset: FilterPresetName | null;
  /** Increases with each draft that replaces another, so that the fields are created anew. */
  version: number;
}

export function AdvancedPanel({ id, start, onApply, onClear, onKeyDown }: AdvancedPanelProps) {
  const t = useTexts('mfe-database');
  const titleId = useId();
  const [draft, setDraft] = useState<Draft>({ search: start, preset: null, version: 0 });
  const begin = (search: AdvancedSearch, preset: FilterPresetName | null) =>
    setDraft(({ version }) => ({ search, preset, version: version + 1 }));
  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onApply(readDraft(new FormData(event.currentTarget)));
  };
  const { search, preset } = draft;
  return (
    <form
      id={id}
      className={styles.root}
      aria-labelledby={titleId}
      noValidate
      onSubmit={apply}
      onKeyDown={onKeyDown}
    >
      <h2 className={styles.title} id={titleId}>
        {t('advanced.toggle')}
      </h2>
      <div className={styles.presets} role="group" aria-label={t('advanced.presets')}>
        {PRESET_NAMES.map((name) => (
          <Button
            key={name}
            size="small"
            aria-pressed={name === preset}
            onClick={() => begin(presetSearch(FILTER_PRESETS[name]), name)}
          >
            {t(`advanced.preset.${name}`)}
          </Button>
        ))}
      </div>
      <DraftFields key={draft.version} search={search} />
      <div className={styles.foot}>
        <Button type="submit" variant="primary">
          {t('advanced.apply')}
        </Button>
        <Button
          onClick={() => {
            begin(EMPTY_SEARCH, null);
            onClear();
          }}
        >
          {t('advanced.clear')}
        </Button>
      </div>
    </form>
  );
}

const PRESET_NAMES = [
  'rare_items',
  'common_items',
  'boss_drops',
  'high_level',
  'quest_items',
] as const satisfies readonly FilterPresetName[];

/** The search of a preset; values that it does not set are defaults. */
export function presetSearch({ filters, sortBy, sortOrder }: FilterPreset): AdvancedSearch {
  const { searchMode, itemTypes = [], weaponTypes = [], itemStats = {}, ...ranges } = filters;
  return {
    searchMode: searchMode ?? EMPTY_SEARCH.searchMode,
    ranges: { ...ranges, ...itemStats },
    itemTypes,
    weaponTypes,
    sortBy,
    sortOrder,
  };
}
