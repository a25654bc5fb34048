import { useEffect, useId, useRef } from 'react';
import { QUEST_LEVEL_BANDS, SEARCH_MAX_LENGTH } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import { ListFilters } from '@portico/portal-kit/list';
import { LinkButton, SelectField, TextField } from '@portico/ui';
import { AreaFilter } from '../../shared/lists/filters/area-filter';
import { activeFilters } from '../../shared/lists/filters/sorting';
import { NO_FILTERS, type QuestLevelBand, type QuestsLinks } from './quests.queries';
import styles from './quests-filter.module.css';

const LAST_BAND = QUEST_LEVEL_BANDS.at(-1);
const BAND_WIDTH = 10;

interface QuestsFilterProps {
  links: QuestsLinks;
  /** Id of the search's form: without scripts all fields are sent together. */
  form: string;
}

export function QuestsFilter({ links: { view, hrefWith, set }, form }: QuestsFilterProps) {
  const t = useTexts('mfe-database');
  const levelId = useId();
  const count = activeFilters(view, NO_FILTERS);

  const bandText = (band: QuestLevelBand) =>
    band === LAST_BAND
      ? t('quests.filter.bandFrom', { from: band })
      : t('quests.filter.band', { from: band, to: band + BAND_WIDTH - 1 });
  return (
    <ListFilters className={styles.fields} activeCount={count}>
      <SelectField
        id={levelId}
        label={t('quests.filter.level')}
        name="level"
        form={form}
        value={view.level === 0 ? '' : `${view.level}`}
        anyText={t('quests.filter.anyLevel')}
        options={QUEST_LEVEL_BANDS.map((band) => ({ value: `${band}`, text: bandText(band) }))}
        onChange={(value) => set({ level: value })}
      />
      <AreaFilter area={view.area} form={form} set={set} />
      <NpcField npc={view.npc} form={form} onFind={(npc) => set({ npc }, { replace: true })} />
      {count > 0 && (
        <LinkButton
          href={hrefWith(NO_FILTERS)}
          icon="close"
          // The link disappears with the filters, so the focus moves to the first filter.
          onClick={() => document.getElementById(levelId)?.focus()}
        >
          {t('lists.clear')}
        </LinkButton>
      )}
    </ListFilters>
  );
}

const TYPING_DELAY_MS = 500;

interface NpcFieldProps {
  /** The name that the list is filtered by. */
  npc: string;
  /** Id of the search's form: without scripts all fields are sent together. */
  form: string;
  onFind: (npc: string) => void;
}

/** Finds quests by an NPC's name while it is typed, or at once on Enter. */
function NpcField({ npc, form, onFind }: NpcFieldProps) {
  const t = useTexts('mfe-database');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), [npc]);

  const find = (text: string, delay: number) => {
    clearTimeout(timer.current);
    const typed = text.trim();
    if (typed !== npc) timer.current = setTimeout(() => onFind(typed), delay);
  };
  return (
    <TextField
      className={styles.npc}
      label={t('quests.filter.npc')}
      name="npc"
      form={form}
      value={npc}
      placeholder={t('quests.filter.npcName')}
      maxLength={SEARCH_MAX_LENGTH}
      enterKeyHint="search"
      onType={(text) => find(text, TYPING_DELAY_MS)}
      onKeyDown={({ key, currentTarget, nativeEvent }) => {
        if (key === 'Enter' && !nativeEvent.isComposing) find(currentTarget.value, 0);
      }}
    />
  );
}
