import { GameText } from '@portico/game-ui';
import { useTexts } from '@portico/i18n';
import { EmptyLine } from '../../shared/empty-line';
import { PartWindow } from '../../shared/part-window';
import type { QuestDetail } from './quests.queries';
import styles from './quest-page.module.css';

/** What the game's quest book says: before, while and after. */
export function QuestStory({ quest }: { quest: QuestDetail }) {
  const t = useTexts('mfe-database');
  const { descriptionRuns, progressRuns, completionRuns, description } = quest;
  const stages = [
    { key: 'during', runs: progressRuns },
    { key: 'after', runs: completionRuns },
  ] as const;
  return (
    <PartWindow title={t('quest.about.title')} icon="scroll">
      <div className={styles.story}>
        {descriptionRuns.length === 0 ? (
          <EmptyLine>{t('quest.noDescription')}</EmptyLine>
        ) : (
          <GameText runs={descriptionRuns} />
        )}
        {stages.map(
          ({ key, runs }) =>
            runs.length > 0 &&
            runs.map(({ text }) => text).join('') !== description && (
              <section key={key}>
                <h3 className={styles.heading}>{t(`quest.stage.${key}`)}</h3>
                <GameText runs={runs} />
              </section>
            ),
        )}
      </div>
    </PartWindow>
  );
}
