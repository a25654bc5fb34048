import type { DemoItem } from '../demo-item.js';
import type { DemoMap } from '../demo-maps.js';
import type { DemoMonster } from '../demo-monsters.js';
import type { DemoReactor } from '../demo-npcs.js';
import type { DemoQuest } from '../quests/quest.types.js';

/** What drop tables are made from. */
export interface DropWorld {
  items: readonly DemoItem[];
  monsters: readonly DemoMonster[];
  maps: readonly DemoMap[];
  reactors: readonly DemoReactor[];
  quests: readonly DemoQuest[];
}
