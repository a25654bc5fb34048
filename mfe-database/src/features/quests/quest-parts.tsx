import { Parts } from '../../shared/parts';
import { QuestObjectives } from './quest-objectives';
import { QuestRequirements } from './quest-requirements';
import { QuestRewards } from './quest-rewards';
import { QuestStory } from './quest-story';
import type { QuestDetail } from './quests.queries';

export interface QuestPartsProps {
  quest: QuestDetail;
  isStacked?: boolean;
}

export function QuestParts({ quest, isStacked = false }: QuestPartsProps) {
  return (
    <Parts
      isStacked={isStacked}
      main={
        <>
          <QuestStory quest={quest} />
          <QuestObjectives objectives={quest.objectives} />
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
