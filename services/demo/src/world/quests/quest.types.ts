import type { DemoItem } from '../items/demo-item.js';
import type { DemoMap } from '../maps/demo-maps.js';
import type { DemoMonster } from '../monsters/demo-monsters.js';
import type { DemoNpc } from '../npcs/demo-npcs.js';

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
  /** The NPC who gives the quest. `endNpc` ends it. */
  npc: number;
  endNpc: number;
  /** Texts before, during and after the quest, with the client's markup. */
  texts: readonly [string, string, string];
  /** Quests that must be completed first. */
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
  monsters: readonly DemoMonster[];
  npcs: readonly DemoNpc[];
  maps: readonly DemoMap[];
  items: readonly DemoItem[];
}
