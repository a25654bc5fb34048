import type { DemoItem } from '../items/demo-item.js';
import type { DemoMap } from '../maps/demo-maps.js';
import type { DemoMonster } from '../monsters/demo-monsters.js';
import type { DemoQuest } from '../quests/quest.types.js';
import type { DemoReactor } from '../reactors/demo-reactors.js';

/** The things that drop tables are made from. */
export interface DropWorld {
  items: readonly DemoItem[];
  monsters: readonly DemoMonster[];
  maps: readonly DemoMap[];
  reactors: readonly DemoReactor[];
  quests: readonly DemoQuest[];
}
