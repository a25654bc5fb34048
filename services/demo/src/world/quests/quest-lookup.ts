import { type DemoItem, FIRST_ETC_ITEM } from '../items/demo-items.js';
import type { DemoNpc } from '../npcs/demo-npcs.js';
import type { DemoMonster } from '../monsters/demo-monsters.js';

export interface DemoQuestItem {
  id: number;
  /** Negative if it is taken away. In a requirement, an absent count means that the player must not have the item. */
  count?: number;
  /** Absent if always given, positive as the weight of a random reward, -1 if the player chooses. */
  share?: number;
}

export interface DemoQuest {
  id: number;
  name: string;
  parent: string;
  area: number;
  level: number;
  npc: number;
  endNpc: number;
  /** Texts before, during and after the quest, with the client's markup. */
  texts: readonly [string, string, string];
  after: readonly number[];
  jobs: readonly number[];
  monsters: readonly { id: number; count: number }[];
  items: readonly DemoQuestItem[];
  /** Given to the player at the start, to deliver. */
  given: readonly DemoQuestItem[];
  /** Items that only these monsters drop, and only for players on the quest. */
  finds: readonly { itemId: number; monsterId: number }[];
  exp: number;
  mesos: number;
  fame: number;
  rewards: readonly DemoQuestItem[];
  isDaily: boolean;
}

export interface QuestWorld {
  items: readonly DemoItem[];
  monsters: readonly DemoMonster[];
  npcs: readonly DemoNpc[];
}

/** Looks up names in the quest lists. Throws a RangeError for an unknown name. */
export class QuestLookup {
  private readonly monsters: ReadonlyMap<string, DemoMonster>;
  private readonly places: ReadonlyMap<string, number>;
  private readonly npcs: ReadonlyMap<string, number>;
  private readonly items: ReadonlyMap<string, number>;

  constructor(world: QuestWorld) {
    this.monsters = new Map(world.monsters.map((monster) => [monster.name, monster]));
    this.places = new Map(world.monsters.map(({ name }, index) => [name, index]));
    this.npcs = new Map(world.npcs.map(({ name, id }) => [name, id]));
    this.items = new Map(world.items.map(({ name, id }) => [name, id]));
  }

  monster(name: string): DemoMonster {
    return known(this.monsters, name);
  }

  etcItemOf(name: string): number {
    return FIRST_ETC_ITEM + known(this.places, name);
  }

  npc(name: string): number {
    return known(this.npcs, name);
  }

  item(name: string): number {
    return known(this.items, name);
  }
}

function known<T>(map: ReadonlyMap<string, T>, name: string): T {
  const found = map.get(name);
  if (found === undefined) throw new RangeError(`nothing is called ${name}`);
  return found;
}
