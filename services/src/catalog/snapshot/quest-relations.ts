import type { CatalogQuest, QuestMention, QuestRole } from './world.types.js';

/** Finds the quests of an NPC, an item or a monster. Items that are taken away or must not be held do not count. */
export class QuestRelations {
  private readonly npcs = new Map<number, Map<CatalogQuest, QuestRole[]>>();
  private readonly items = new Map<number, Map<CatalogQuest, QuestRole[]>>();
  private readonly monsters = new Map<number, Map<CatalogQuest, QuestRole[]>>();

  constructor(quests: readonly CatalogQuest[]) {
    for (const quest of quests) this.add(quest);
  }

  ofNpc(id: number): readonly QuestMention[] {
    return mentions(this.npcs.get(id));
  }

  ofItem(id: number): readonly QuestMention[] {
    return mentions(this.items.get(id));
  }

  ofMonster(id: number): readonly QuestMention[] {
    return mentions(this.monsters.get(id));
  }

  private add(quest: CatalogQuest): void {
    const { start, completion, startReward, completionReward } = quest.details;
    if (quest.startNpcId !== null) mention(this.npcs, quest.startNpcId, quest, 'starts');
    if (quest.endNpcId !== null) mention(this.npcs, quest.endNpcId, quest, 'ends');
    for (const { id } of [...start.items, ...completion.items]) mention(this.items, id, quest, 'objective');
    for (const { id } of completion.monsters) mention(this.monsters, id, quest, 'objective');
    for (const { id } of [...startReward.items, ...completionReward.items]) {
      mention(this.items, id, quest, 'reward');
    }
  }
}

function mention(
  index: Map<number, Map<CatalogQuest, QuestRole[]>>,
  id: number,
  quest: CatalogQuest,
  role: QuestRole,
): void {
  const quests = index.get(id) ?? new Map<CatalogQuest, QuestRole[]>();
  index.set(id, quests);
  const roles = quests.get(quest);
  if (roles === undefined) quests.set(quest, [role]);
  else if (!roles.includes(role)) roles.push(role);
}

function mentions(quests: Map<CatalogQuest, QuestRole[]> | undefined): readonly QuestMention[] {
  return quests === undefined ? [] : [...quests].map(([quest, roles]) => ({ quest, roles }));
}
