import { useTexts } from '@portico/i18n';
import { areaOf } from './quest-area';
import styles from './quest-note.module.css';
import type { FoundQuest } from './quests.queries';

/** Who begins it and in which area; then, where there is room, in which street, and its id. */
export function QuestNote({ quest }: { quest: FoundQuest }) {
  const t = useTexts('mfe-database');
  const { region, name } = areaOf(quest);
  return (
    <span className={styles.root}>
      <span className={styles.first}>
        {quest.npc !== null && (
          <>
            <bdi>{quest.npc}</bdi>
            <span> · </span>
          </>
        )}
        <bdi>{region === undefined ? name : t(`area.${region}`)}</bdi>
      </span>
      {region !== undefined && name !== '' && (
        <span>
          {' · '}
          <bdi>{name}</bdi>
        </span>
      )}
      <span>
        {' · '}
        {t('item.id', { id: quest.id })}
      </span>
    </span>
  );
}
