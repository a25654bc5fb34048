import { push } from '../../platform/collections/index.js';
import type { CatalogQuest, QuestChain, QuestMention, QuestRole } from './world.types.js';

/** Maximum number of quests before a quest, and after it. The longest chain of the stock game has 60. */
const CHAIN_LIMIT = 100;

/**
 * Finds the quests of an NPC, an item or a monster, and those before and after a quest. Items that a quest takes away
 * or forbids do not count.
 */
export class QuestRelations {
  private readonly npcs = new Map<number, Map<CatalogQuest, QuestRole[]>>();
  private readonly items = new Map<number, Map<CatalogQuest, QuestRole[]>>();
  private readonly monsters = new Map<number, Map<CatalogQuest, QuestRole[]>>();

  private readonly followers = new Map<number, CatalogQuest[]>();

  constructor(private readonly quests: ReadonlyMap<number, CatalogQuest>) {
    for (const quest of quests.values()) this.add(quest);
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

  /** Earlier quests in an order in which a player can do them, later ones by distance. */
  chainOf(quest: CatalogQuest): QuestChain {
    const earlier = new Set([quest]);
    const before: CatalogQuest[] = [];
    const visit = (from: CatalogQuest) => {
      for (const id of requiredQuests(from)) {
        const required = this.quests.get(id);
        if (required === undefined || earlier.has(required) || earlier.size > CHAIN_LIMIT) continue;
        earlier.add(required);
        visit(required);
        before.push(required);
      }
    };
    visit(quest);
    const later = new Set([quest]);
    for (const from of later) {
      for (const follower of this.followers.get(from.id) ?? []) {
        if (later.size <= CHAIN_LIMIT) later.add(follower);
      }
    }
    later.delete(quest);
    return { before, after: [...later] };
  }

  private add(quest: CatalogQuest): void {
    const { start, completion, startReward, completionReward } = quest.details;
    for (const id of requiredQuests(quest)) push(this.followers, id, quest);
    if (quest.startNpcId !== null) mention(this.npcs, quest.startNpcId, quest, 'starts');
    if (quest.endNpcId !== null) mention(this.npcs, quest.endNpcId, quest, 'ends');
    for (const { id } of [...start.items, ...completion.items]) mention(this.items, id, quest, 'objective');
    for (const { id } of completion.monsters) mention(this.monsters, id, quest, 'objective');
    for (const { id } of [...startReward.items, ...completionReward.items]) {
      mention(this.items, id, quest, 'reward');
    }
  }
}

function requiredQuests({ details: { start } }: CatalogQuest): readonly number[] {
  return [...start.completedQuests, ...start.startedQuests];
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
