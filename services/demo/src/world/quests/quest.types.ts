import type { DemoItem } from '../items/demo-item.js';
import type { DemoMap } from '../maps/demo-maps.js';
import type { DemoMonster } from '../monsters/demo-monsters.js';
import type { DemoNpc } from '../npcs/demo-npcs.js';

export interface DemoQuestItem {
  id: number;
  /** Negative: taken away. Absent: all the same to the files, and "must not hold" in a requirement. */
  count?: number;
  /** Absent: always given; positive: the weight among random ones; -1: the player chooses. */
  share?: number;
}

export interface DemoQuest {
  id: number;
  name: string;
  parent: string;
  area: number;
  level: number;
  /** The NPC who asks, and who thanks. */
  npc: number;
  endNpc: number;
  /** Text before, during and after, with the client's markup. */
  texts: readonly [string, string, string];
  /** Quests that must be done. */
  after: readonly number[];
  jobs: readonly number[];
  monsters: readonly { id: number; count: number }[];
  items: readonly DemoQuestItem[];
  /** Handed over at the start, to be carried somewhere. */
  given: readonly DemoQuestItem[];
  /** Items that only these monsters have, and only for those on the quest. */
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
