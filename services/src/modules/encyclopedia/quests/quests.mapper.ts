import { pictureAddress } from '@portico/contract';
import { jobName, QUEST_AREA_NAMES, questJobsOf } from '@portico/domain';
import type { Catalog, CatalogQuest, QuestMention, QuestRewardItem } from '../../../catalog/index.js';
import { gameText } from '../shared/game-text.dto.js';
import { questChances } from './quest-chances.js';
import type { QuestMentionDto } from './quest-mention.dto.js';
import type {
  NamedIdDto,
  QuestDto,
  QuestMatchDto,
  QuestObjectiveDto,
  QuestRequirementsDto,
  QuestRewardItemDto,
  QuestRewardsBriefDto,
  QuestRewardsDto,
  QuestStepDto,
  QuestSummaryDto,
} from './quests.dto.js';

const MAX_BRIEF_ITEMS = 4;

export function toQuestSummary(quest: CatalogQuest, catalog: Catalog): QuestSummaryDto {
  const { startNpcId } = quest;
  const icon = startNpcId === null ? null : pictureAddress('npc', startNpcId);
  return {
    id: quest.id,
    name: quest.name,
    level: quest.minimumLevel,
    npc: startNpcId === null ? null : catalog.world.npcName(startNpcId),
    npcId: startNpcId,
    area: QUEST_AREA_NAMES[quest.region],
    areaName: quest.areaName,
    npcIconUrl: icon,
    npcIconUrlFallback: icon,
  };
}

export function toQuestMatch(quest: CatalogQuest, matches: number[][], catalog: Catalog): QuestMatchDto {
  return { ...toQuestSummary(quest, catalog), rewards: rewardsInBrief(quest, catalog), matches };
}

function rewardsInBrief(quest: CatalogQuest, catalog: Catalog): QuestRewardsBriefDto {
  const { startReward: start, completionReward: end } = quest.details;
  const counts = new Map<number, number>();
  for (const { id, count } of [...start.items, ...end.items]) {
    if (!counts.has(id)) counts.set(id, count);
  }
  return {
    exp: start.exp + end.exp,
    meso: start.mesos + end.mesos,
    items: [...counts]
      .slice(0, MAX_BRIEF_ITEMS)
      .map(([id, count]) => ({ id, name: catalog.itemName(id), count })),
    itemKinds: counts.size,
  };
}

export function toQuestMention({ quest, roles }: QuestMention): QuestMentionDto {
  return { id: quest.id, name: quest.name, level: quest.minimumLevel, roles: [...roles] };
}

export function toQuest(quest: CatalogQuest, catalog: Catalog): QuestDto {
  const { texts } = quest.details;
  const { before, after } = catalog.world.quests.chainOf(quest);
  const description = gameText(catalog, texts.before || texts.during || texts.summary);
  return {
    ...toQuestSummary(quest, catalog),
    parent: quest.parent,
    description: description.text,
    descriptionRuns: description.runs,
    progressRuns: gameText(catalog, texts.during).runs,
    completionRuns: gameText(catalog, texts.after).runs,
    objectives: objectivesOf(quest, catalog),
    requirements: requirementsOf(quest, catalog),
    rewards: rewardsOf(quest, catalog),
    chain: { before: before.map(toStep), after: after.map(toStep) },
    endNpc:
      quest.endNpcId === null ? null : { id: quest.endNpcId, name: catalog.world.npcName(quest.endNpcId) },
  };
}

function toStep({ id, name, minimumLevel }: CatalogQuest): QuestStepDto {
  return { id, name, level: minimumLevel };
}

function objectivesOf(quest: CatalogQuest, catalog: Catalog): QuestObjectiveDto[] {
  const { items, monsters } = quest.details.completion;
  return [
    ...monsters.map(({ id, count }) => ({
      type: 'monster' as const,
      id,
      name: catalog.monsterName(id),
      count,
    })),
    ...items.map(({ id, count }) => ({ type: 'item' as const, id, name: catalog.itemName(id), count })),
  ];
}

function requirementsOf(quest: CatalogQuest, catalog: Catalog): QuestRequirementsDto {
  const { start, completion, startReward, completionReward } = quest.details;
  const jobs = namedJobs(start.jobs);
  return {
    level: quest.minimumLevel,
    maxLevel: quest.maximumLevel,
    job: jobs.length === 0 ? null : jobs.map(({ name }) => name).join(', '),
    jobs,
    quests: start.completedQuests.map((id) => namedQuest(id, catalog)),
    startedQuests: start.startedQuests.map((id) => namedQuest(id, catalog)),
    mesos:
      Math.max(start.mesos, startReward.takenMesos) + Math.max(completion.mesos, completionReward.takenMesos),
    fame: Math.max(start.fame, completion.fame),
  };
}

function namedQuest(id: number, catalog: Catalog): NamedIdDto {
  return { id, name: catalog.world.questName(id) };
}

/** Includes the rewards of the start. Players see the quest as a whole. */
function rewardsOf(quest: CatalogQuest, catalog: Catalog): QuestRewardsDto {
  const { startReward: start, completionReward: end, start: requirement } = quest.details;
  return {
    exp: start.exp + end.exp,
    meso: start.mesos + end.mesos,
    fame: start.fame + end.fame,
    items: [start, end].flatMap(({ items }) => toRewardItems(items, requirement.jobs, catalog)),
  };
}

function toRewardItems(
  items: readonly QuestRewardItem[],
  startJobs: readonly number[],
  catalog: Catalog,
): QuestRewardItemDto[] {
  const chances = questChances(items, startJobs);
  return items.map(({ id, count, choice, gender, jobMask, periodMinutes }, index) => {
    const own = chances[index] ?? [];
    return {
      id,
      name: catalog.itemName(id),
      count,
      choice,
      chancePercent: own.length === 1 ? (own[0]?.percent ?? null) : null,
      chances: own.map((chance) => ({ ...chance, jobs: namedJobs(chance.jobs) })),
      gender,
      jobs: jobMask === null ? [] : namedJobs(questJobsOf(jobMask)),
      periodMinutes,
    };
  });
}

function namedJobs(jobs: readonly number[]): NamedIdDto[] {
  return jobs.map((id) => ({ id, name: jobName(id) }));
}
