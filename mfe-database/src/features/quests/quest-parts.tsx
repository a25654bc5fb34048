import { GameText, Picture } from '@portico/game-ui';
import { useTexts } from '@portico/i18n';
import { Stack } from '@portico/ui';
import { Parts } from '../../shared/parts';
import { QuestChain } from './quest-chain';
import { QuestRequirements } from './quest-requirements';
import { QuestRewards } from './quest-rewards';
import type { QuestDetail } from './quests.queries';
import { paths } from '../../paths';
import { EmptyLine } from '../../shared/empty-line';
import { EntryList } from '../../shared/entry-list';
import { Times } from '../../shared/times';
import { PartWindow } from '../../shared/part-window';
import styles from './quest-page.module.css';

export function QuestParts({ quest, isStacked = false }: { quest: QuestDetail; isStacked?: boolean }) {
  return (
    <Parts
      isStacked={isStacked}
      main={
        <>
          <QuestStory quest={quest} />
          <QuestObjectives objectives={quest.objectives} />
          <QuestChain quest={quest} />
        </>
      }
      side={
        <>
          <QuestRequirements quest={quest} />
          <QuestRewards rewards={quest.rewards} />
        </>
      }
    />
  );
}

function QuestObjectives({ objectives }: { objectives: QuestDetail['objectives'] }) {
  const t = useTexts('mfe-database');
  return (
    <PartWindow title={t('quest.objectives.title')} icon="check" isFlush={objectives.length > 0}>
      {objectives.length === 0 ? (
        <EmptyLine>{t('quest.objectives.none')}</EmptyLine>
      ) : (
        <EntryList
          entries={objectives.map(({ type, id, name, count }) => ({
            key: `${type}-${id}`,
            href: paths[type](id),
            name,
            card: { kind: type, id },
            picture: <Picture kind={type} id={id} />,
            note: t(type === 'item' ? 'quest.objectives.bring' : 'quest.objectives.defeat'),
            end: <Times count={count} />,
          }))}
        />
      )}
    </PartWindow>
  );
}

function QuestStory({ quest }: { quest: QuestDetail }) {
  const t = useTexts('mfe-database');
  const { descriptionRuns, progressRuns, completionRuns, description } = quest;
  const stages = [
    { key: 'during', runs: progressRuns },
    { key: 'after', runs: completionRuns },
  ] as const;
  return (
    <PartWindow title={t('quest.about.title')} icon="scroll">
      <Stack>
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
      </Stack>
    </PartWindow>
  );
}
