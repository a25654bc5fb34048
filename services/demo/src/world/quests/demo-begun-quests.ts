import { QUEST_STATUS } from '@portico/services/game';
import type { CharacterEntity, QuestProgressEntity, QuestStatusEntity } from '@portico/services/game';
import type { DemoQuest } from './quest-lookup.js';

export interface DemoBegunQuests {
  statuses: QuestStatusEntity[];
  progress: QuestProgressEntity[];
}

/** Quests of the last levels are in progress, earlier ones are completed. */
const RECENT_LEVELS = 6;

/** Quests that these characters began: every one of their level and job whose earlier quests they completed. */
export function demoBegunQuests(
  characters: readonly Pick<CharacterEntity, 'id' | 'level' | 'job'>[],
  quests: readonly DemoQuest[],
): DemoBegunQuests {
  const begun: DemoBegunQuests = { statuses: [], progress: [] };
  for (const { id: characterId, level, job } of characters) {
    const completed = new Set<number>();
    for (const { id: questId, jobs, level: needed, after, monsters, isDaily } of quests) {
      const isFor = jobs.length === 0 || jobs.includes(job);
      if (isDaily || !isFor || needed > level || !after.every((one) => completed.has(one))) continue;
      const isCompleted = needed <= level - RECENT_LEVELS;
      if (isCompleted) completed.add(questId);
      const id = begun.statuses.length + 1;
      const status = isCompleted ? QUEST_STATUS.completed : QUEST_STATUS.started;
      begun.statuses.push({ id, characterId, questId, status });
      for (const { id: progressId, count } of monsters) {
        const kills = isCompleted ? count : Math.floor(count / 3);
        const progress = String(kills).padStart(3, '0');
        begun.progress.push({
          id: begun.progress.length + 1,
          characterId,
          questStatusId: id,
          progressId,
          progress,
        });
      }
    }
  }
  return begun;
}
